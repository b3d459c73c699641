/** The part of a dialogue that a learner says: its speaker is silent, for as long as the voice would speak. */
import { MicVocal } from 'lucide-react'
import { useState } from 'react'
import { textOnPage } from '#app/features/speech/shadowing/text-on-page.ts'

/** 马克 and 妈妈, in the order in which they first speak. */
export function speakersIn(text: HTMLElement): string[] {
	const names = [...text.querySelectorAll<HTMLElement>(':scope > p > b')].map(nameIn)
	return [...new Set(names)]
}

/** Undefined outside a dialogue. */
export function speakerOf(sentence: HTMLElement): string | undefined {
	const name = sentence.closest('p')?.querySelector<HTMLElement>(':scope > b')
	return name ? nameIn(name) : undefined
}

/** Without its colon. */
function nameIn(speaker: HTMLElement): string {
	return textOnPage(speaker).replace(/[：:]\s*$/, '')
}

type Props = { speakers: readonly string[]; take: (speaker: string | undefined) => void }

/** Each press takes the next speaker's part, and then none. */
export function OwnPart({ speakers, take }: Props) {
	const [at, setAt] = useState(-1)
	if (speakers.length < 2) return null
	const speaker = speakers[at]
	const label = `Your part: ${speaker ?? 'none'}`
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			className="player-button inline-flex items-center justify-center gap-1 text-sm data-taken:bg-jade-tint data-taken:px-2 data-taken:text-jade"
			data-taken={speaker === undefined ? undefined : ''}
			onClick={() => {
				const next = at + 1 < speakers.length ? at + 1 : -1
				setAt(next)
				take(speakers[next])
			}}
		>
			<MicVocal aria-hidden size={18} className="shrink-0" />
			{speaker && <span lang="zh-CN">{speaker}</span>}
		</button>
	)
}
