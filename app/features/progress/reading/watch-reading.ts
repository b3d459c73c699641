/** Notices where its reader is in a text, and how long they read and listen. */
import {
	isFinished,
	type PlacedText,
	type ReadingPlace,
} from '#app/domain/progress/reading-place.ts'
import { timeOf } from '#app/domain/progress/study-time.ts'
import { paragraphOnScreen, paragraphsOfText } from './paragraph-on-screen.ts'
import { addTime, keepPlace } from './reading-store.ts'
import { markSentence, sentenceNamed } from './sentence-named.ts'

const tickMs = 5_000
/** Scrolling has come to rest. */
const restMs = 300
/** A text that is left at once has not been begun. */
const glanceMs = 10_000
/** A finished text that is looked at again begins anew only beyond its first paragraphs. */
const firstOfAnother = 3

const signsOfReader = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

type Watched = PlacedText & {
	userId: string
	/** The place that the server knew. */
	known: Omit<ReadingPlace, 'at'> | undefined
	/** The text came with the document, and may have been read before this code arrived. */
	isServed: boolean
}

/** Watches until it is stopped. */
export function watchReading({ userId, kind, id, known, isServed }: Watched): () => void {
	const ended = new AbortController()
	const { signal } = ended
	let isAtEnd = known !== undefined && isFinished(known)
	let hasBegun = false
	let last: number | undefined
	let lastTick = performance.now()
	let lastSign = lastTick
	let rest: ReturnType<typeof setTimeout> | undefined

	function look() {
		const paragraphs = paragraphsOfText()
		const paragraph = paragraphOnScreen(paragraphs)
		if (paragraph === undefined || paragraph === last) return
		const place = { paragraph, paragraphs: paragraphs.length }
		// Once the end was reached, looking up a word further up does not reopen the text.
		if (isAtEnd && !isFinished(place) && (hasBegun || paragraph < firstOfAnother)) return
		isAtEnd = isFinished(place)
		hasBegun = true
		last = paragraph
		keepPlace(userId, { kind, id, ...place, at: Date.now() })
	}

	function tick() {
		const now = performance.now()
		const isVisible = document.visibilityState === 'visible'
		const moment = { elapsedMs: now - lastTick, idleForMs: now - lastSign, isVisible }
		lastTick = now
		addTime(userId, timeOf({ ...moment, isPlaying: isPlaying() }), new Date())
	}

	const onSign = () => {
		lastSign = performance.now()
	}
	const onScroll = () => {
		clearTimeout(rest)
		rest = setTimeout(look, restMs)
	}
	const onHidden = () => {
		tick()
		if (hasBegun) look()
	}
	for (const sign of signsOfReader) {
		window.addEventListener(sign, onSign, { passive: true, signal })
	}
	window.addEventListener('scroll', onScroll, { passive: true, signal })
	document.addEventListener('visibilitychange', onHidden, { capture: true, signal })
	const ticking = setInterval(tick, tickMs)
	const glance = setTimeout(look, glanceMs)
	let stopSettling = isServed && isMovedOn() ? () => {} : settleAt(location.hash)
	document.addEventListener(
		'click',
		({ target, defaultPrevented }) => {
			const link = target instanceof Element && target.closest('a')
			// A link that opens elsewhere, in a new window perhaps, moves nothing here.
			if (!link || !defaultPrevented || link.pathname !== location.pathname) return
			stopSettling()
			stopSettling = settleAt(link.hash)
		},
		{ signal },
	)
	return () => {
		ended.abort()
		stopSettling()
		clearInterval(ticking)
		clearTimeout(glance)
		clearTimeout(rest)
		tick()
	}
}

/**
 * Brings the paragraph of the address (#p12, or that of a sentence, which is marked for a moment) to the top. Paragraphs above it get their height when
 * they are first drawn, and would push it away: it is brought back until it stays, or its reader moves.
 */
function settleAt(hash: string): () => void {
	const said = sentenceNamed(hash)
	const named = said?.paragraph ?? paragraphNamed(hash)
	if (!named) return () => {}
	const paragraph = named
	if (said) markSentence(said.range)
	const ended = new AbortController()
	let framesLeft = 30
	function settle() {
		if (ended.signal.aborted || framesLeft === 0) return
		framesLeft -= 1
		const wanted = Number.parseFloat(getComputedStyle(paragraph).scrollMarginTop)
		const away = paragraph.getBoundingClientRect().top - (wanted || 0)
		if (Math.abs(away) > 1) paragraph.scrollIntoView({ block: 'start', behavior: 'instant' })
		requestAnimationFrame(settle)
	}
	for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
		window.addEventListener(sign, () => ended.abort(), { passive: true, signal: ended.signal })
	}
	requestAnimationFrame(settle)
	return () => ended.abort()
}

function paragraphNamed(hash: string): HTMLElement | null {
	return /^#p\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
}

/** A reader who scrolled on before this code arrived is not brought back. */
function isMovedOn(): boolean {
	const paragraph = sentenceNamed(location.hash)?.paragraph ?? paragraphNamed(location.hash)
	if (!paragraph || window.scrollY === 0) return false
	return Math.abs(paragraph.getBoundingClientRect().top) > window.innerHeight
}

function isPlaying(): boolean {
	return [...document.querySelectorAll('audio')].some(({ paused, ended }) => !paused && !ended)
}
