import { createContext, useContext } from 'react'
import { langOf } from '#app/domain/hanzi.ts'
import { AsideText } from '#app/ui/aside-text.tsx'

/** The words of an exercise's Chinese as HTML, by its text. A text that is not cut is missing. */
export const WordsContext = createContext<Readonly<Record<string, string>>>({})

/** Whether words can be looked up at all: not while a test is taken. */
export const LookUpContext = createContext(true)

type Props = {
	text: string
	/** Whether its words can be looked up; false on a button or label. Default: true. */
	isTappable?: boolean
	className?: string
}

/** Chinese of an exercise, with pinyin above its words. Pinyin and English stay as they are. */
export function Chinese({ text, isTappable = true, className = '' }: Props) {
	const words = useContext(WordsContext)
	const mayLookUp = useContext(LookUpContext)
	const html = Object.hasOwn(words, text) ? words[text] : undefined
	if (html)
		return <AsideText html={html} isTappable={isTappable && mayLookUp} className={className} />
	return (
		<span lang={langOf(text)} className={className}>
			{text}
		</span>
	)
}
