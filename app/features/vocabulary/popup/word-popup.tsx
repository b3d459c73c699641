import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { readingsOf, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type EntrySource, useWordEntries } from './use-word-entries.ts'
import { fetchWholeEntries } from './word-lookup.ts'
import { WordCard } from './word-popup-card.tsx'

export type { EntrySource }

/** The word of a text that the reader has tapped. */
export type AskedWord = {
	word: string
	pinyin: string | undefined
	/** Its element in the text; the popup opens beside it. */
	place: HTMLElement
	/** Opened by keyboard: the focus moves into the popup and returns when it closes. */
	isByKeyboard: boolean
}

type Props = {
	asked: AskedWord | undefined
	close: () => void
	entries: EntrySource
	/** Loads the entries again; `entries` then changes. */
	reload: () => void
	/** The play button beside the word. */
	pronunciation?: (entry: WordEntry) => ReactNode
	/** Buttons below the definitions. */
	actions?: (entry: WordEntry) => ReactNode
	/** Below all readings. */
	footer?: ReactNode
}

/** The dictionary popup of a text: a tooltip beside the word, a bottom sheet on small screens. */
export function WordPopup(props: Props) {
	const { asked, close, entries, reload, pronunciation, actions, footer } = props
	const popup = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const [wholeWord, setWholeWord] = useState<string>()
	const isWhole = asked !== undefined && asked.word === wholeWord
	const loaded = useWordEntries(isWhole ? fetchWholeEntries : entries, asked?.word)
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
							<p role="alert">
								{pageErrorText(navigator.onLine ? 'word.load-failed' : 'word.offline')}
							</p>
							<Button
								type="button"
								look="secondary"
								onClick={isWhole ? () => setWholeWord(undefined) : reload}
							>
								Try again
							</Button>
						</div>
					) : readings ? (
						<WordCard
							asked={asked}
							readings={readings}
							pronunciation={pronunciation}
							actions={actions}
							showAll={() => setWholeWord(asked.word)}
						/>
					) : (
						<WordSkeleton />
					)}
					{footer}
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

/** Opens the popup in place, and places it again when its content changes size. */
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
		// A sheet is placed by CSS: drop the position of the last tooltip.
		element.removeAttribute('style')
		if (!element.matches(':popover-open')) element.showPopover()
		let isCurrent = true
		if (element.dataset.form === 'tooltip') {
			placeBeside(place, element).catch(() => {
				// The positioning code could not be loaded: a sheet needs none.
				if (isCurrent) element.dataset.form = 'sheet'
			})
		}
		return () => {
			isCurrent = false
			place.removeAttribute('aria-expanded')
		}
	}, [asked, content])
}

/** Sheet or tooltip, by the width of the screen. */
function popupForm(): 'tooltip' | 'sheet' {
	return window.matchMedia('(max-width: 768px)').matches ? 'sheet' : 'tooltip'
}

/** Puts the popup beside the word; the positioning code loads on first use. */
async function placeBeside(word: HTMLElement, popup: HTMLElement): Promise<void> {
	const { computePosition, flip, offset, shift } = await import('@floating-ui/dom')
	const { x, y } = await computePosition(word, popup, {
		strategy: 'fixed',
		placement: 'bottom',
		middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
	})
	Object.assign(popup.style, { left: `${x}px`, top: `${y}px` })
}

/** Closes on a press outside, on scroll, on resize and on Escape, which returns focus to the word. */
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
			// The text handles presses on its words itself; a title has words too, but answers none.
			const isWord = event.target instanceof Element && event.target.closest('.text ruby')
			if (!isWord && !isInside(event.target)) close()
		}
		// The event of a scroll that ended before the press may arrive after it.
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
