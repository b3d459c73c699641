import { useEffect, useId, useRef } from 'react'
import { DoubtChoices } from './doubt-choices.tsx'
import { DoubtPlace } from './doubt-place.tsx'
import { DoubtNews, MarkingChoice, RightCutsNote, type ToCheck } from './doubt-settings.tsx'
import { DoubtSteps } from './doubt-steps.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { shownDoubts } from './shown-doubts.ts'

/** The doubts of the text in a column beside it, with its own scroll. */
export function DoubtColumn(toCheck: ToCheck) {
	const { doubts, meaningOf } = toCheck
	const { list, current } = doubts
	const id = useId()
	const { before, shown, after } = shownDoubts(doubts)
	const items = useRef<HTMLOListElement>(null)
	const currentId = list[current]?.id

	useEffect(() => {
		const { current: box } = items
		const item = currentId && box?.querySelector<HTMLElement>('[aria-current="step"]')
		// Only the list scrolls, never the page.
		if (box && item) box.scrollTop = item.offsetTop - box.clientHeight / 3
	}, [currentId])
	useKeptFocus(items, doubts.focusedId, '[aria-current="step"] [data-choice]')

	return (
		<section aria-labelledby={id} className="doubt-column">
			<div className="flex flex-wrap items-center justify-between gap-x-2">
				<h2 id={id} className="font-semibold text-base">
					To check
				</h2>
				<DoubtSteps doubts={doubts} />
			</div>
			<MarkingChoice doubts={doubts} />
			<DoubtNews {...toCheck} />
			<ol ref={items} className="doubt-list">
				{before > 0 && (
					<li className="py-2 text-ink-quiet text-sm">
						{before.toLocaleString('en')} before these
					</li>
				)}
				{shown.map((doubt) => (
					<li
						key={doubt.id}
						aria-current={doubt.id === currentId ? 'step' : undefined}
						className="grid gap-1 border-line border-b py-2 text-sm"
					>
						<DoubtPlace doubt={doubt} onGo={() => doubts.go(doubt)} />
						<DoubtChoices doubt={doubt} doubts={doubts} meaningOf={meaningOf} />
					</li>
				))}
				{after > 0 && (
					<li className="py-2 text-ink-quiet text-sm">{after.toLocaleString('en')} after these</li>
				)}
			</ol>
			<RightCutsNote doubts={doubts} />
		</section>
	)
}
