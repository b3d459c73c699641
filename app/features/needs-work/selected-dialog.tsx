import { counted } from '#app/domain/counted.ts'
import { VoiceFields } from '#app/features/speech/admin/voice-fields.tsx'
import type { VoiceChoice } from '#app/http/speech-client.server.ts'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { CloseLink } from '#app/ui/admin/close-link.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { Question } from '#app/ui/admin/question.tsx'
import { CheckField } from '#app/ui/field.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { WaitingText } from './find-waiting.server.ts'
import { type Ask, textInAddress } from './needs-work-search.ts'
import { publishable, Remarks } from './remarks.tsx'

type Props = {
	ask: Ask
	/** The selected ones. */
	texts: readonly WaitingText[]
	/** Those whose audio publishing makes outdated, as `textInAddress` writes them. */
	outdated: readonly string[]
	/** To generate audio. */
	voices: VoiceChoice | undefined
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

const words: Record<Ask, { title: string; verb: string; busy: string; none: string }> = {
	publish: {
		title: 'Publish',
		verb: 'Publish',
		busy: 'Publishing...',
		none: 'Learners already see all of these texts as they were saved.',
	},
	'use-audio': {
		title: 'Use audio',
		verb: 'Use audio',
		busy: 'Saving...',
		none: 'No audio waits for any of these texts.',
	},
	generate: {
		title: 'Generate audio',
		verb: 'Generate',
		busy: 'Submitting...',
		none: 'None of these texts has words to speak.',
	},
}

/** Asks what is to be done with the selected texts, and names those that it is done with. */
export function SelectedDialog({ ask, texts, outdated, voices, answer, ...places }: Props) {
	const { none, ...shown } = words[ask]
	const close = useCloseDialog(places.listPath)
	const fitting = texts.filter((text) => fits(text, ask))
	const others = texts.length - fitting.length
	const isOutdated = ({ owner }: WaitingText) => outdated.includes(textInAddress(owner))
	const outdatedCount = fitting.filter(isOutdated).length
	if (fitting.length === 0) {
		return (
			<Dialog title={shown.title} onClose={close}>
				<div className="grid gap-4 pt-3">
					<p>{texts.length === 0 ? 'These texts were deleted meanwhile.' : none}</p>
					<div className="justify-self-end">
						<CloseLink listPath={places.listPath}>Close</CloseLink>
					</div>
				</div>
			</Dialog>
		)
	}
	return (
		<Question {...places} {...shown} answer={answer}>
			<input type="hidden" name="intent" value={ask} />
			<input type="hidden" name="texts" value={JSON.stringify(fitting.map(fieldsOf[ask]))} />
			<ul className="wrap-anywhere grid max-h-[50dvh] gap-1.5 overflow-y-auto">
				{fitting.map((text) => (
					<li key={textInAddress(text.owner)} className="grid">
						<span>
							<span lang="zh-CN">{text.title.zh}</span>{' '}
							<span className="text-ink-soft">{text.title.en}</span>
						</span>
						<Remarks ask={ask} text={text} willBeOutdated={isOutdated(text)} />
					</li>
				))}
			</ul>
			{outdatedCount > 0 && (
				<p className="text-amber">
					{counted(outdatedCount, 'has', 'have')} audio that will be outdated.
				</p>
			)}
			{others > 0 && (
				<p className="text-ink-soft">
					{counted(others, 'other text is', 'other texts are')} left as they are. {none}
				</p>
			)}
			{voices && (
				<>
					<VoiceFields choice={voices} speakers={[]} typed={answer?.typed ?? {}} />
					<CheckField
						name="isAnew"
						label="Also texts whose audio is current"
						hint="In a dialogue one voice speaks all lines. The audio waits here until you use it; after a day it is deleted."
						defaultChecked={answer?.typed?.isAnew === 'on'}
					/>
				</>
			)}
		</Question>
	)
}

function fits({ needs, audio }: WaitingText, ask: Ask): boolean {
	if (ask === 'publish') return needs.some((need) => publishable.includes(need))
	return ask === 'use-audio' ? audio !== null : !needs.includes('no-text')
}

/** What the form says of a text. */
const fieldsOf: Record<Ask, (text: WaitingText) => object> = {
	publish: ({ owner, onScreen }) => ({ ...owner, onScreen }),
	'use-audio': ({ owner, audio }) => ({ ...owner, job: audio?.job, replaces: audio?.replaces }),
	generate: ({ owner }) => owner,
}
