import { useId, useRef } from 'react'
import { DoubtChoices } from './doubt-choices.tsx'
import { DoubtPlace } from './doubt-place.tsx'
import { DoubtSteps } from './doubt-steps.tsx'
import { useKeptFocus } from './kept-focus.ts'
import type { Doubts } from './use-doubts.ts'
import type { MeaningOf } from './use-meanings.ts'

/** One doubt at a time, above the editor's bar, where the page has no room for the column. */
export function DoubtStrip({ doubts, meaningOf }: { doubts: Doubts; meaningOf: MeaningOf }) {
	const { list, current } = doubts
	const id = useId()
	const at = Math.max(0, current)
	const doubt = list[at]
	const choices = useRef<HTMLDivElement>(null)
	useKeptFocus(choices, doubts.focusedId, '[data-choice]')
	if (!doubt) return null
	return (
		<section aria-labelledby={id} className="doubt-strip">
			<div className="flex flex-wrap items-center gap-x-3">
				<h2 id={id} className="font-semibold">
					To check
				</h2>
				<DoubtSteps doubts={{ ...doubts, current: at }} />
				<DoubtPlace doubt={doubt} onGo={() => doubts.go(doubt)} />
			</div>
			<div ref={choices}>
				<DoubtChoices doubt={doubt} doubts={doubts} meaningOf={meaningOf} />
			</div>
		</section>
	)
}
