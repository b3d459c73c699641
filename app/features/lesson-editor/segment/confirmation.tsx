import { AdminButton } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'

export type Question = 'discard' | 'segment-again'

type Props = {
	question: Question
	onConfirm: () => void
	onCancel: () => void
}

const questions = {
	discard: {
		title: 'Discard Segmentation Edits',
		text: 'You have modified the segmented text. Returning will discard your current segmentation edits. Continue?',
		verb: 'Continue',
	},
	'segment-again': {
		title: 'Re-segment Content',
		text: 'Re-segment will discard all segmentation and custom pinyin edits. Are you sure you want to continue?',
		verb: 'Re-segment',
	},
} as const satisfies Record<Question, { title: string; text: string; verb: string }>

/** Asks before a segmented text becomes raw text again. */
export function Confirmation({ question, onConfirm, onCancel }: Props) {
	const { title, text, verb } = questions[question]
	return (
		<Dialog key={question} title={title} onClose={onCancel}>
			<p className="pt-2">{text}</p>
			<div className="flex justify-end gap-2 pt-4">
				<AdminButton type="button" onClick={onCancel}>
					Cancel
				</AdminButton>
				<AdminButton type="button" look="primary" onClick={onConfirm}>
					{verb}
				</AdminButton>
			</div>
		</Dialog>
	)
}
