import { useEffect, useRef } from 'react'
import { countCharacters, longestText } from '#app/domain/analyzer/paragraphs.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { typeInto } from '#app/ui/type-into.ts'
import { isTextLink } from './is-text-link.ts'
import { rememberedText, rememberText } from './remembered-text.ts'

/** How long typing rests before a text is analysed by itself. */
const pauseMs = 800

/** From here on the length is told. */
const nearLimit = 9_000

type Options = {
	userId: string
	/** What the page came with, and whether somebody has sent it. */
	text: string
	isOwnText: boolean
	/** The text has changed and is not yet to be analysed. */
	onTyping: () => void
	/** It is to be analysed now. */
	onText: (text: string) => void
	onProblem: (text: string) => void
}

/**
 * A text area that React does not watch: what is typed stays in it, and only a pause, a press or a
 * file makes the page do something. While an input method composes, nothing happens at all.
 */
export function useTypedText(options: Options) {
	const area = useRef<HTMLTextAreaElement>(null)
	const counter = useRef<HTMLParagraphElement>(null)
	const latest = useRef(options)
	latest.current = options
	const timer = useRef<ReturnType<typeof setTimeout>>()
	const isComposing = useRef(false)
	/** A text from a link is its own memory, until it is changed. */
	const isFromLink = useRef(false)

	function analyzeNow() {
		clearTimeout(timer.current)
		if (!area.current) return
		const { value } = area.current
		if (!isFromLink.current) rememberText(latest.current.userId, value)
		latest.current.onText(value)
	}

	function changed() {
		clearTimeout(timer.current)
		latest.current.onTyping()
		count(area.current, counter.current)
		if (isFromLink.current) {
			isFromLink.current = false
			history.replaceState(history.state, '', location.pathname)
		}
		if (!isComposing.current) timer.current = setTimeout(analyzeNow, pauseMs)
	}

	/** As if it were typed: it can be taken back with Ctrl+Z. */
	function replace(text: string) {
		const { current: field } = area
		if (!field) return
		typeInto(field, 0, field.value.length, text)
		analyzeNow()
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page can do something
	useEffect(() => {
		const { current: field } = area
		if (!field) return
		let isHere = true

		function put(text: string) {
			if (!field) return
			field.value = text
			count(field, counter.current)
			analyzeNow()
		}

		async function openLink() {
			if (!isTextLink(location.hash)) return false
			const text = await import('./text-link.ts').then(
				({ textOfLink }) => textOfLink(location.hash),
				() => undefined,
			)
			if (!isHere) return true
			if (text === undefined) latest.current.onProblem(pageErrorText('text-link.damaged'))
			isFromLink.current = text !== undefined
			if (text !== undefined) put(text)
			return text !== undefined
		}

		async function begin() {
			const { text, isOwnText, userId } = latest.current
			// Typed before this ran, or put back by the browser after a reload.
			const isTyped = field?.value !== text
			if (await openLink()) return
			const remembered = isOwnText ? undefined : rememberedText(userId)
			if (isTyped) analyzeNow()
			else if (remembered !== undefined && remembered !== text) put(remembered)
		}

		function keep() {
			if (field && !isFromLink.current) rememberText(latest.current.userId, field.value)
		}

		void begin()
		window.addEventListener('hashchange', openLink)
		window.addEventListener('pagehide', keep)
		return () => {
			isHere = false
			clearTimeout(timer.current)
			keep()
			window.removeEventListener('hashchange', openLink)
			window.removeEventListener('pagehide', keep)
		}
	}, [])

	return {
		area,
		counter,
		analyzeNow,
		replace,
		handlers: {
			onInput: changed,
			onCompositionStart: () => {
				isComposing.current = true
				clearTimeout(timer.current)
			},
			onCompositionEnd: () => {
				isComposing.current = false
				changed()
			},
			onKeyDown: (event: React.KeyboardEvent) => {
				const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
				if (!isAsked || event.nativeEvent.isComposing || isComposing.current) return
				event.preventDefault()
				analyzeNow()
			},
		},
	}
}

/** Written by hand: a key that React answers is a key that waits. */
function count(area: HTMLTextAreaElement | null, counter: HTMLElement | null): void {
	if (!area || !counter) return
	const length = area.value.length < nearLimit ? 0 : countCharacters(area.value)
	const isNear = length >= nearLimit
	counter.textContent = isNear
		? `${length.toLocaleString('en')} of ${longestText.toLocaleString('en')} characters`
		: ''
	counter.dataset.over = String(length > longestText)
}
