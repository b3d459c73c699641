import { memo, useContext, useEffect, useRef, useState } from 'react'
import { PageHtmlContext } from '#app/ui/page-html.ts'
import { moveCursor, putCursor, wordAt } from './word-cursor.ts'

type WordInText = {
	word: string
	pinyin: string | undefined
	place: HTMLElement
	isByKeyboard: boolean
}

type Props = {
	/** Its name among the page's texts. */
	name: string
	/** The text where it came with the data; on a page's first load it is in the page already. */
	html: string | undefined
	/** What a screen reader calls it. */
	label: string
	/** Fetches the page's data, and the text with it, once more. */
	reload: () => void
	onWord: (word: WordInText) => void
	onBlank: (blank: HTMLElement) => void
}

/**
 * The text. It is put into the page once and React never looks into it again: ten thousand words
 * as components are slow to send, to start and to toggle.
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
		if (word.matches('.blank')) return onBlank(word)
		putCursor(word.closest('.text'), word)
		onWord({ ...wordAt(word), place: word, isByKeyboard })
	}

	return (
		<section
			ref={text}
			aria-label={label}
			lang="zh-CN"
			className="text"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: written by rubyHtml, which escapes everything
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

/** The end of a drag over the text is a click too. */
function isSelecting(): boolean {
	return window.getSelection()?.type === 'Range'
}

/** When React has had to draw the whole page again, the text it did not know is fetched once. */
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
