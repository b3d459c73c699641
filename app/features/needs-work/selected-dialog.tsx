import { needNames } from '#app/domain/needs-work/need-places.ts'
import type { Need } from '#app/domain/needs-work/needs.ts'
import { VoiceFields } from '#app/features/speech/admin/voice-fields.tsx'
import type { VoiceChoice } from '#app/http/speech-client.server.ts'
import { Question } from '#app/ui/admin/question.tsx'
import { CheckField } from '#app/ui/field.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { WaitingText } from './find-waiting.server.ts'
import { type Ask, textInAddress } from './needs-work-search.ts'

type Props = {
	ask: Ask
	/** The selected ones. */
	texts: readonly WaitingText[]
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
export function SelectedDialog({ ask, texts, voices, answer, ...places }: Props) {
	const { none, ...shown } = words[ask]
	const fitting = texts.filter((text) => fits(text, ask))
	const isAnew = answer?.typed?.isAnew === 'on'
	return (
		<Question {...places} {...shown} answer={answer}>
			<input type="hidden" name="intent" value={ask} />
			<input type="hidden" name="texts" value={JSON.stringify(fitting.map(fieldsOf[ask]))} />
			{fitting.length === 0 ? (
				<p>{none}</p>
			) : (
				<ul className="wrap-anywhere grid max-h-[50dvh] gap-1.5 overflow-y-auto">
					{fitting.map((text) => (
						<li key={textInAddress(text.owner)} className="grid">
							<span>
								<span lang="zh-CN">{text.title.zh}</span>{' '}
								<span className="text-ink-soft">{text.title.en}</span>
							</span>
							{ask === 'publish' && <Remarks needs={text.needs} />}
						</li>
					))}
				</ul>
			)}
			{voices && (
				<>
					<VoiceFields choice={voices} speakers={[]} typed={answer?.typed ?? {}} />
					<CheckField
						name="isAnew"
						label="Also texts whose audio is current"
						hint="In a dialogue one voice speaks all lines. The audio waits here until you use it; after a day it is deleted."
						defaultChecked={isAnew}
					/>
				</>
			)}
		</Question>
	)
}

const publishable: readonly Need[] = ['changes', 'draft', 'scheduled']

function fits({ needs, audio }: WaitingText, ask: Ask): boolean {
	if (ask === 'publish') return needs.some((need) => publishable.includes(need))
	return ask === 'use-audio' ? audio !== null : !needs.includes('no-text')
}

/** What the form says of a text. */
const fieldsOf: Record<Ask, (text: WaitingText) => object> = {
	publish: ({ owner, onScreen }) => ({ ...owner, onScreen }),
	'use-audio': ({ owner, audio }) => ({ ...owner, ...audio }),
	generate: ({ owner }) => owner,
}

/** What learners will miss. */
function Remarks({ needs }: Pick<WaitingText, 'needs'>) {
	const others = needs.filter((need) => !publishable.includes(need))
	if (others.length === 0) return null
	return (
		<span className="text-amber text-sm">{others.map((need) => needNames[need]).join(', ')}</span>
	)
}
