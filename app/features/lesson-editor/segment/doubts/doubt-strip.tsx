import { type KeyboardEvent, useId, useRef } from 'react'
import { DoubtChoices } from './doubt-choices.tsx'
import { DoubtPlace } from './doubt-place.tsx'
import { DoubtNews, MarkingChoice, RightCutsNote, type ToCheck } from './doubt-settings.tsx'
import { DoubtSteps } from './doubt-steps.tsx'
import { useKeptFocus } from './kept-focus.ts'

type Props = ToCheck & {
	/** The editor's shortcuts: the strip stands outside of it, in the bar. */
	onKeyDown: (event: KeyboardEvent) => void
}

/** One doubt at a time, above the editor's bar, where the page has no room for the column. */
export function DoubtStrip({ onKeyDown, ...toCheck }: Props) {
	const { doubts, meaningOf } = toCheck
	const { list, current } = doubts
	const id = useId()
	const at = Math.max(0, current)
	const doubt = list[at]
	const choices = useRef<HTMLDivElement>(null)
	useKeptFocus(choices, doubts.focusedId, '[data-choice]')
	return (
		<section aria-labelledby={id} className="doubt-strip" onKeyDown={onKeyDown}>
			<div className="flex flex-wrap items-center gap-x-3">
				<h2 id={id} className="font-semibold">
					To check
				</h2>
				<DoubtSteps doubts={{ ...doubts, current: at }} />
				<MarkingChoice doubts={doubts} />
				{doubt && <DoubtPlace doubt={doubt} onGo={() => doubts.go(doubt)} />}
			</div>
			<DoubtNews {...toCheck} />
			<div ref={choices}>
				{doubt && <DoubtChoices doubt={doubt} doubts={doubts} meaningOf={meaningOf} />}
			</div>
			<RightCutsNote doubts={doubts} />
		</section>
	)
}
