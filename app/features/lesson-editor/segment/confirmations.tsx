import { ConfirmDialog } from './confirm-dialog.tsx'

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

/** Asked before a segmented text becomes a raw one again. */
export function Confirmation({ question, onConfirm, onCancel }: Props) {
	return (
		<ConfirmDialog
			key={question}
			{...questions[question]}
			onConfirm={onConfirm}
			onCancel={onCancel}
		/>
	)
}
