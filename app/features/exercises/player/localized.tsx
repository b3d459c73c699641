import { useContext } from 'react'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { Chinese } from './chinese.tsx'
import { EnglishContext } from './english.tsx'

type Props = {
	text: LocalizedText
	/** Default: none. */
	zhClass?: string
	/** Whether its Chinese stands elsewhere, as that of a text with gaps or of what is heard. */
	hasChinese?: boolean
	/** Whether its words can be looked up. Default: true. */
	isTappable?: boolean
	/** Whether its English would answer the question: its Chinese is what is to be understood. */
	isToRead?: boolean
}

/**
 * A text in its languages, one below the other: Chinese first and large, then English, then others.
 * Without Chinese, English shows even where it is switched off.
 */
export function Localized({ text, zhClass = '', hasChinese, isTappable, isToRead }: Props) {
	const english = useContext(EnglishContext)
	const { zh, en, ...others } = text
	const isShown = english?.isShown && !isToRead
	const isTranslated = !english || isShown || !(zh || hasChinese)
	const translations = isTranslated
		? [...(en ? [['en', en] as const] : []), ...Object.entries(others)]
		: []
	return (
		<span className="wrap-anywhere grid gap-0.5 whitespace-pre-line empty:hidden">
			{zh && !hasChinese && <Chinese text={zh} isTappable={isTappable} className={zhClass} />}
			{translations.map(([language, translated]) => (
				<span key={language} className="text-ink-soft">
					<WithHanzi text={translated} />
				</span>
			))}
		</span>
	)
}
