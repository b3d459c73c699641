import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { partsToLookUp, plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { isShortName } from '#app/domain/vocabulary/name-or-words.ts'
import { withPartFirst } from '#app/domain/vocabulary/senses/readings-in-context.ts'
import { readingsOf, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { useOwnFormsFirst } from '#app/features/display/use-own-form.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsOffline } from '#app/ui/is-offline.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { isTelephone } from '#app/ui/telephone.ts'
import { scopeOf } from '#app/ui/word-cursor.ts'
import { isScrolledAway, keepInSight, type Sight, sightOf } from './keep-in-sight.ts'
import { MadeWordCard } from './made-word-card.tsx'
import { StrokesButton } from './strokes-button.tsx'
import { useSenseChooser, type WordInParagraph } from './use-sense-chooser.ts'
import { type EntrySource, useWordEntries } from './use-word-entries.ts'
import { fetchWholeEntries, wordLookup } from './word-lookup.ts'
import { WordCard, WordHead } from './word-popup-card.tsx'

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
	/** The tapped word among the words of its paragraph. */
	around: WordInParagraph | undefined
	/** Nobody has checked the words of the text: what is in doubt is said. */
	isCutByMachine: boolean
	close: () => void
	entries: EntrySource
	/** Loads the entries again; `entries` then changes. */
	reload: () => void
	/** The play button beside the word. */
	pronunciation?: (entry: WordEntry) => ReactNode
	/** Buttons below the definitions. */
	actions?: (entry: WordEntry) => ReactNode
	/** Below the word. */
	footer?: ReactNode
}

/** The dictionary popup of a text: a tooltip beside the word, a bottom sheet on small screens. */
export function WordPopup(props: Props) {
	const { asked, around, isCutByMachine, close, entries, reload, pronunciation, actions, footer } =
		props
	const popup = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const [whole, setWhole] = useState<WholeWord>()
	const isWhole = asked !== undefined && asked.place === whole?.place
	const loaded = useWordEntries(
		isWhole ? fetchWholeEntries : entries,
		isWhole ? [asked.word] : asked && wordsToLookUp(asked, around),
	)
	const chooseSense = useSenseChooser(asked !== undefined)
	const readings =
		asked && loaded.status === 'ready' && chooseSense
			? isWhole
				? wholeReadings(loaded.data, asked, whole)
				: chooseSense(loaded.data, around ?? { words: [asked], at: 0, english: '' })
			: undefined
	const [reading] = readings ?? []
	const forms = useOwnFormsFirst(asked ? formsOf(asked.word, readings ?? []) : [])
	const made = useMadeWord(readings?.length === 0 ? asked : undefined, isCutByMachine)
	const status = made.isNeeded ? made.status : loaded.status
	const isOffline = useIsOffline(status === 'failed')
	const sight = useRef<Sight>({ least: 0, most: 0 })
	usePlace(popup, asked, sight)
	useClosing(popup, asked, { close, sight })
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
					{status === 'failed' ? (
						<div className="grid justify-items-start gap-3">
							<p role="alert">
								{isOffline === undefined
									? ''
									: pageErrorText(isOffline ? 'word.offline' : 'word.load-failed')}
							</p>
							<Button
								type="button"
								look="secondary"
								onClick={made.isNeeded ? made.reload : isWhole ? () => setWhole(undefined) : reload}
							>
								Try again
							</Button>
						</div>
					) : readings?.length === 0 && status === 'ready' ? (
						<MadeWordCard
							key={asked.word}
							asked={asked}
							parts={made.parts}
							isCutByMachine={isCutByMachine}
							pronunciation={pronunciation}
							actions={actions}
						/>
					) : reading && status === 'ready' ? (
						<WordCard
							// The next word starts without what failed for this one.
							key={`${reading.word} ${reading.pinyin}`}
							entry={reading}
							pronunciation={pronunciation}
							actions={actions}
							showAll={() => setWhole({ place: asked.place, part: reading.meanings[0]?.[0] })}
						/>
					) : (
						<WordSkeleton asked={asked} />
					)}
					{status === 'ready' && hasHanzi(asked.word) && (
						<StrokesButton
							forms={forms}
							onOpen={() => {
								// The dialog gives the focus back to what has it when it opens.
								asked.place.focus({ preventScroll: true })
								close()
							}}
						/>
					)}
					{footer}
				</>
			)}
		</div>
	)
}

/** A word shown with all its meanings, still beginning with the part of speech it has in the text. */
type WholeWord = { place: HTMLElement; part: string | undefined }

function wholeReadings(
	entries: readonly WordEntry[],
	asked: AskedWord,
	{ part }: WholeWord,
): WordEntry[] {
	const [own, ...others] = readingsOf(entries, asked)
	return own ? [withPartFirst(own, part), ...others] : []
}

function formsOf(word: string, readings: readonly WordEntry[]): string[] {
	const traditional = readings.flatMap((entry) =>
		entry.word === word ? (entry.traditional ?? []) : [],
	)
	return [word, ...traditional]
}

/** Neighbours further away say little about a word. */
const farthest = 12

function wordsToLookUp({ word }: AskedWord, around: WordInParagraph | undefined): string[] {
	const { words, at } = around ?? { words: [], at: 0 }
	const near = words.slice(Math.max(0, at - farthest), at + farthest)
	return [...new Set([word, ...near.map((one) => one.word).filter(hasHanzi)])]
}

/**
 * The parts that a word without an entry may be made of. Numbers need no dictionary, nor do names that are certain; a
 * name in doubt is called one where its words cannot be looked up.
 */
function useMadeWord(asked: AskedWord | undefined, isCutByMachine: boolean) {
	const [lookUp, setLookUp] = useState(wordLookup)
	const isPlain = asked !== undefined && plainlyMade(asked.word, asked.pinyin) !== undefined
	const isDoubtful = isPlain && isCutByMachine && isShortName(asked.word, asked.pinyin)
	const isNeeded = asked !== undefined && (!isPlain || isDoubtful)
	const loaded = useWordEntries(lookUp, isNeeded ? partsToLookUp(asked.word) : undefined)
	const status = isDoubtful && loaded.status === 'failed' ? 'ready' : loaded.status
	const parts = loaded.status === 'ready' ? loaded.data : []
	return { isNeeded, status, parts, reload: () => setLookUp(wordLookup) }
}

/** The word with its reading in the text, while its meanings are on their way. */
function WordSkeleton({ asked: { word, pinyin = '' } }: { asked: AskedWord }) {
	return (
		<div role="status" className="grid gap-3">
			<span className="sr-only">Loading...</span>
			<WordHead entry={{ word, pinyin, meanings: [], levels: [] }} pronunciation={undefined} />
			<Skeleton className="h-4 w-full" />
			<Skeleton className="h-4 w-2/3" />
		</div>
	)
}

/** Opens the popup beside its word, as a tooltip or a sheet. */
function usePlace(
	popup: React.RefObject<HTMLDivElement>,
	asked: AskedWord | undefined,
	sight: React.MutableRefObject<Sight>,
): void {
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
		const closed = new AbortController()
		sight.current = sightOf(place)
		const asSheet = () =>
			keepInSight(place, element, { sight: sight.current, closed: closed.signal })
		if (element.dataset.form === 'sheet') asSheet()
		else {
			keepBeside(place, element, closed.signal).catch(() => {
				// The positioning code could not be loaded: a sheet needs none.
				if (closed.signal.aborted) return
				element.dataset.form = 'sheet'
				asSheet()
			})
		}
		return () => {
			closed.abort()
			place.removeAttribute('aria-expanded')
		}
	}, [popup, asked, sight])
}

/** Sheet or tooltip, by the width of the screen. */
function popupForm(): 'tooltip' | 'sheet' {
	return isTelephone() ? 'sheet' : 'tooltip'
}

/**
 * Keeps the popup beside the word and within the window until `closed`, whatever arrives in it later.
 * The positioning code loads on first use.
 */
async function keepBeside(
	word: HTMLElement,
	popup: HTMLElement,
	closed: AbortSignal,
): Promise<void> {
	const { autoUpdate, computePosition, flip, offset, shift, size } = await import(
		'@floating-ui/dom'
	)
	if (closed.aborted) return
	const padding = 8
	async function place() {
		const { scrollTop } = popup
		popup.style.maxHeight = ''
		const { x, y } = await computePosition(word, popup, {
			strategy: 'fixed',
			placement: 'bottom',
			middleware: [
				offset(8),
				flip({ padding }),
				shift({ padding }),
				size({
					padding,
					apply: ({ availableHeight, rects }) => {
						if (rects.floating.height > availableHeight)
							popup.style.maxHeight = `${availableHeight}px`
					},
				}),
			],
		})
		if (closed.aborted) return
		Object.assign(popup.style, { left: `${x}px`, top: `${y}px` })
		popup.scrollTop = scrollTop
	}
	// A scroll or another size of the window closes the popup.
	const stop = autoUpdate(word, popup, place, {
		ancestorScroll: false,
		ancestorResize: false,
		layoutShift: false,
	})
	closed.addEventListener('abort', stop)
}

/** Presses the first button that names the key as its shortcut: the reading in the text comes first. */
function pressByKey(popup: HTMLElement | null, event: KeyboardEvent): void {
	const { key, target, altKey, ctrlKey, metaKey, repeat, isComposing } = event
	if (altKey || ctrlKey || metaKey || repeat || isComposing || !/^[a-z]$/i.test(key)) return
	if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
	const shortcut = `[aria-keyshortcuts="${key.toUpperCase()}"]:not(details *)`
	popup?.querySelector<HTMLElement>(shortcut)?.click()
}

/** Closes on a press outside, on scroll, on resize and on Escape, which returns focus to the word. */
function useClosing(
	popup: React.RefObject<HTMLDivElement>,
	asked: AskedWord | undefined,
	{ close, sight }: { close: () => void; sight: React.MutableRefObject<Sight> },
) {
	useEffect(() => {
		if (!asked) return
		if (asked.isByKeyboard) popup.current?.focus({ preventScroll: true })
		const isInside = (target: EventTarget | null) =>
			target instanceof Node && popup.current?.contains(target)
		const onPress = (event: PointerEvent) => {
			// The text handles presses on its words itself. Words of a title or on a button answer none.
			const word = event.target instanceof Element && event.target.closest('ruby')
			if (!(word && scopeOf(word)) && !isInside(event.target)) close()
		}
		// The event of a scroll that ended before the press may arrive after it.
		const onScroll = (event: Event) => {
			if (!isInside(event.target) && isScrolledAway(asked.place, sight.current)) close()
		}
		const onKey = (event: KeyboardEvent) => {
			pressByKey(popup.current, event)
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
	}, [popup, asked, close, sight])
}
