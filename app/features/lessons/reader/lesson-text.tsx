import { memo, useContext, useEffect, useRef, useState } from 'react'
import { PageHtmlContext } from '#app/ui/page-html.ts'
import { isBlankShown } from './blanks.ts'
import { moveCursor, putCursor, readRuby } from './word-cursor.ts'

type WordInText = {
	word: string
	pinyin: string | undefined
	place: HTMLElement
	isByKeyboard: boolean
}

type Props = {
	/** The text's key in PageHtmlContext. */
	name: string
	/** The HTML if it came with the data; undefined on first load, whose page contains it already. */
	html: string | undefined
	/** Accessible name of the text. */
	label: string
	/** Reloads the page's data, with the text. */
	reload: () => void
	onWord: (word: WordInText) => void
	/** A hidden blank was pressed. */
	onBlank: (blank: HTMLElement) => void
}

/**
 * The annotated text. Inserted once as HTML and never re-rendered: ten thousand words as components
 * would be slow to send, hydrate and toggle.
 */
export const LessonText = memo(function LessonText(props: Props) {
	const { name, html, label, reload, onWord, onBlank } = props
	const text = useRef<HTMLElement>(null)
	const written = useContext(PageHtmlContext).get(name)
	const [body] = useState({ __html: html ?? written ?? '' })
	useRescue(text, html, reload)
	useEffect(() => {
		if (text.current) putCursor(text.current)
	}, [])

	function open(word: HTMLElement, isByKeyboard: boolean) {
		const isBlank = word.matches('.blank')
		if (isBlank && !isBlankShown(word)) return onBlank(word)
		putCursor(word.closest('.text'), word)
		const ruby = isBlank ? word.querySelector('ruby') : word
		if (ruby?.closest('[data-pinyin="tap"]')) ruby.toggleAttribute('data-tapped')
		if (ruby) onWord({ ...readRuby(ruby), place: word, isByKeyboard })
	}

	return (
		<section
			ref={text}
			aria-label={label}
			lang="zh-CN"
			className="text"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: rubyHtml escapes everything
			dangerouslySetInnerHTML={body}
			onClick={(event) => {
				const word = wordUnder(event.target)
				if (word && !isSelecting()) open(word, false)
			}}
			onKeyDown={(event) => {
				const word = wordUnder(event.target)
				if (!word || event.altKey || event.metaKey) return
				if (event.key === 'Enter' || event.key === ' ') {
					event.preventDefault()
					open(word, true)
				} else if (moveCursor(event.currentTarget, word, event)) {
					event.preventDefault()
				}
			}}
		/>
	)
})

function wordUnder(target: EventTarget): HTMLElement | null {
	if (!(target instanceof Element)) return null
	return target.closest<HTMLElement>('.blank') ?? target.closest<HTMLElement>('ruby')
}

/** A drag that selects text also ends in a click. */
function isSelecting(): boolean {
	return window.getSelection()?.type === 'Range'
}

/** Fetches the text once if React had to render the whole page again on the client. */
function useRescue(
	text: React.RefObject<HTMLElement>,
	html: string | undefined,
	reload: () => void,
) {
	const hasAsked = useRef(false)
	useEffect(() => {
		const element = text.current
		if (!element || element.firstChild) return
		if (html) {
			element.innerHTML = html
			putCursor(element)
		} else if (!hasAsked.current) {
			hasAsked.current = true
			reload()
		}
	}, [text, html, reload])
}
