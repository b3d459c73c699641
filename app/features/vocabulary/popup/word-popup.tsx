import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { readingsOf, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type EntrySource, useWordEntries } from './use-word-entries.ts'
import { WordCard } from './word-popup-card.tsx'
import { placeBeside, popupForm } from './word-popup-place.ts'

export type { EntrySource }

/** A word of a text that somebody wants to know more about. */
export type AskedWord = {
	word: string
	pinyin: string | undefined
	/** Where it stands; the popup opens beside it. */
	place: HTMLElement
	/** Asked for by keyboard, which then works in the popup and comes back afterwards. */
	isByKeyboard: boolean
}

type Props = {
	asked: AskedWord | undefined
	close: () => void
	entries: EntrySource
	/** Fetches the entries again; another source arrives in `entries`. */
	reload: () => void
	/** Beside the word: hearing it. */
	pronunciation?: (entry: WordEntry) => ReactNode
	/** Under the definitions: what can be done with it. */
	actions?: (entry: WordEntry) => ReactNode
}

/** The one popup of a text: a tooltip beside the word, a sheet on small screens. */
export function WordPopup({ asked, close, entries, reload, pronunciation, actions }: Props) {
	const popup = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const loaded = useWordEntries(entries, asked?.word)
	usePlace(popup, asked, loaded.status)
	useClosing(popup, asked, close)
	const readings =
		asked && loaded.status === 'ready' ? readingsOf(loaded.entries, asked) : undefined
	return (
		<div
			ref={popup}
			popover="manual"
			role="dialog"
			aria-labelledby={titleId}
			tabIndex={-1}
			className="word-popup card p-4 shadow-lg outline-none"
		>
			{asked && (
				<>
					<h2 id={titleId} className="sr-only">
						<span lang="zh-CN">{asked.word}</span>{' '}
						{asked.pinyin && <span lang="zh-Latn-pinyin">{asked.pinyin}</span>}
					</h2>
					{loaded.status === 'failed' ? (
						<div className="grid justify-items-start gap-3">
							<p role="alert">{pageErrorText('word.load-failed')}</p>
							<Button type="button" look="secondary" onClick={reload}>
								Try again
							</Button>
						</div>
					) : readings ? (
						<WordCard
							asked={asked}
							readings={readings}
							pronunciation={pronunciation}
							actions={actions}
						/>
					) : (
						<WordSkeleton />
					)}
				</>
			)}
		</div>
	)
}

function WordSkeleton() {
	return (
		<div role="status" className="grid gap-3">
			<span className="sr-only">Loading...</span>
			<Skeleton className="h-8 w-24" />
			<Skeleton className="h-4 w-16" />
			<Skeleton className="h-4 w-full" />
			<Skeleton className="h-4 w-2/3" />
		</div>
	)
}

/** Shows the popup where it belongs, and again when its size changes. */
function usePlace(
	popup: React.RefObject<HTMLDivElement>,
	asked: AskedWord | undefined,
	content: string,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: other content is another size
	useLayoutEffect(() => {
		const element = popup.current
		if (!element) return
		if (!asked) {
			element.hidePopover()
			return
		}
		const { place } = asked
		place.setAttribute('aria-expanded', 'true')
		element.dataset.form = popupForm()
		// A sheet lies where the style sheet says, not where the last tooltip was.
		element.removeAttribute('style')
		if (!element.matches(':popover-open')) element.showPopover()
		let isCurrent = true
		if (element.dataset.form === 'tooltip') {
			placeBeside(place, element).catch(() => {
				// What computes the place did not arrive: a sheet needs none.
				if (isCurrent) element.dataset.form = 'sheet'
			})
		}
		return () => {
			isCurrent = false
			place.removeAttribute('aria-expanded')
		}
	}, [asked, content])
}

/** Closes on a press outside, on scroll, on resize and on Escape; focus returns to the word. */
function useClosing(
	popup: React.RefObject<HTMLDivElement>,
	asked: AskedWord | undefined,
	close: () => void,
) {
	useEffect(() => {
		if (!asked) return
		if (asked.isByKeyboard) popup.current?.focus({ preventScroll: true })
		const isInside = (target: EventTarget | null) =>
			target instanceof Node && popup.current?.contains(target)
		const onPress = (event: PointerEvent) => {
			// The text answers presses on its words itself.
			const isWord = event.target instanceof Element && event.target.closest('ruby')
			if (!isWord && !isInside(event.target)) close()
		}
		// The event of a scroll that brought the word here may arrive after the press on it.
		const { top } = asked.place.getBoundingClientRect()
		const onScroll = (event: Event) => {
			const isMoved = Math.abs(asked.place.getBoundingClientRect().top - top) > 2
			if (isMoved && !isInside(event.target)) close()
		}
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			asked.place.focus({ preventScroll: true })
			close()
		}
		const onFocus = (event: FocusEvent) => {
			if (asked.isByKeyboard && !isInside(event.target) && event.target !== asked.place) close()
		}
		document.addEventListener('pointerdown', onPress)
		document.addEventListener('scroll', onScroll, { capture: true, passive: true })
		document.addEventListener('keydown', onKey)
		document.addEventListener('focusin', onFocus)
		window.addEventListener('resize', close)
		return () => {
			document.removeEventListener('pointerdown', onPress)
			document.removeEventListener('scroll', onScroll, { capture: true })
			document.removeEventListener('keydown', onKey)
			document.removeEventListener('focusin', onFocus)
			window.removeEventListener('resize', close)
		}
	}, [popup, asked, close])
}
