import { useEffect, useId, useRef } from 'react'
import { counted } from '#app/domain/counted.ts'
import { errorText } from '#app/domain/errors.ts'
import { DoubtChoices } from './doubt-choices.tsx'
import type { Marking } from './doubt-marks.ts'
import { DoubtPlace } from './doubt-place.tsx'
import { DoubtSteps } from './doubt-steps.tsx'
import { useKeptFocus } from './kept-focus.ts'
import type { Doubts } from './use-doubts.ts'
import type { MeaningOf } from './use-meanings.ts'

const choices: readonly { marking: Marking; name: string }[] = [
	{ marking: 'close', name: 'Close calls' },
	{ marking: 'all', name: 'All with several readings' },
	{ marking: 'none', name: 'None' },
]

/** A long text with all its readings listed has thousands: some are shown around the current one. */
const mostShown = 50

type Props = {
	doubts: Doubts
	meaningOf: MeaningOf
	/** Whether the dictionary and the engine have answered. */
	isLookedUp: boolean
	/** Set if they did not answer. */
	onTryAgain: (() => void) | undefined
}

/** The doubts of the text in a column beside it, with its own scroll. */
export function DoubtColumn({ doubts, meaningOf, isLookedUp, onTryAgain }: Props) {
	const { list, current, marking } = doubts
	const id = useId()
	const first = Math.floor(Math.max(0, current) / mostShown) * mostShown
	const shown = list.slice(first, first + mostShown)
	const items = useRef<HTMLOListElement>(null)
	const currentId = list[current]?.id

	useEffect(() => {
		const { current: box } = items
		const item = currentId && box?.querySelector<HTMLElement>('[aria-current="step"]')
		// Only the list scrolls, never the page.
		if (box && item) box.scrollTop = item.offsetTop - box.clientHeight / 3
	}, [currentId])
	useKeptFocus(items, doubts.focusedId, '[aria-current="step"] [data-choice]')

	const none = marking === 'none' ? 'Nothing is marked.' : 'No reading and no cut is in doubt.'
	return (
		<section aria-labelledby={id} className="doubt-column">
			<div className="flex flex-wrap items-center justify-between gap-x-2">
				<h2 id={id} className="font-semibold text-base">
					To check
				</h2>
				<DoubtSteps doubts={doubts} />
			</div>
			<p>
				<label htmlFor={`${id}-marking`} className="sr-only">
					List and mark in the preview
				</label>
				<select
					id={`${id}-marking`}
					value={marking}
					onChange={({ currentTarget }) => {
						const chosen = choices.find(({ marking }) => marking === currentTarget.value)
						if (chosen) doubts.setMarking(chosen.marking)
					}}
					className="min-h-8 w-full rounded-control border border-edge bg-raised px-2 py-1 text-ink text-sm"
				>
					{choices.map(({ marking, name }) => (
						<option key={marking} value={marking}>
							{name}
						</option>
					))}
				</select>
			</p>
			{onTryAgain && (
				<p role="alert" className="text-sm">
					{errorText('lesson-text.profile-failed')}{' '}
					<button type="button" className="underline underline-offset-2" onClick={onTryAgain}>
						Try again
					</button>
				</p>
			)}
			{list.length === 0 && (
				<p className="text-ink-quiet text-sm">{isLookedUp || onTryAgain ? none : 'Loading...'}</p>
			)}
			<ol ref={items} className="doubt-list">
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
				{list.length > first + mostShown && (
					<li className="py-2 text-ink-quiet text-sm">
						… and {list.length - first - mostShown} more behind these
					</li>
				)}
			</ol>
			{doubts.rightCuts > 0 && (
				<p className="text-ink-quiet text-sm">
					{counted(doubts.rightCuts, 'cut is', 'cuts are')} marked right in this browser.{' '}
					<button
						type="button"
						className="underline underline-offset-2"
						onClick={doubts.showRightCuts}
					>
						Check again
					</button>
				</p>
			)}
		</section>
	)
}
