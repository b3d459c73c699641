import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Props = { text: LocalizedText; zhClass: string }

/** A text in its languages, one below the other: Chinese first and large, then English, then others. */
export function Localized({ text, zhClass }: Props) {
	const { zh, en, ...others } = text
	return (
		<span className="wrap-anywhere grid gap-0.5 whitespace-pre-line">
			{zh && (
				<span lang="zh-CN" className={zhClass}>
					{zh}
				</span>
			)}
			{en && (
				<span className="text-ink-soft">
					<WithHanzi text={en} />
				</span>
			)}
			{Object.entries(others).map(([language, translation]) => (
				<span key={language} className="text-ink-soft">
					<WithHanzi text={translation} />
				</span>
			))}
		</span>
	)
}
