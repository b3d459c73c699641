import { useContext } from 'react'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { TranslationContext } from '#app/ui/translation.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { Chinese } from './chinese.tsx'

type Props = {
	text: LocalizedText
	zhClass: string
	/** Whether its Chinese stands elsewhere, as that of a text with gaps. */
	hasChinese?: boolean
	/** Whether its words can be looked up. Default: true. */
	isTappable?: boolean
}

/**
 * A text in its languages, one below the other: Chinese first and large, then English, then others.
 * Without Chinese, English shows even where the reader has not asked for it.
 */
export function Localized({ text, zhClass, hasChinese, isTappable }: Props) {
	const translation = useContext(TranslationContext)
	const { zh, en, ...others } = text
	const isTranslated = !translation || translation.isShown || !(zh || hasChinese)
	const translations = isTranslated
		? [...(en ? [['en', en] as const] : []), ...Object.entries(others)]
		: []
	return (
		<span className="wrap-anywhere grid gap-0.5 whitespace-pre-line">
			{zh && <Chinese text={zh} isTappable={isTappable} className={zhClass} />}
			{translations.map(([language, translated]) => (
				<span key={language} className="text-ink-soft">
					<WithHanzi text={translated} />
				</span>
			))}
		</span>
	)
}
