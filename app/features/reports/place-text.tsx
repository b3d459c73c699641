import type { ReportPlace } from '#app/domain/reports/report.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Props = { place: Pick<ReportPlace, 'word' | 'pinyin' | 'sentence' | 'english'> }

/** The place of a report: the sentence with its word, the pinyin that stands there, the translation. */
export function PlaceText({ place: { word, pinyin, sentence, english } }: Props) {
	const at = word !== null && sentence !== null ? sentence.indexOf(word) : -1
	// The line below has it, too.
	const isWordAlone = sentence === null && word !== null && pinyin !== null
	return (
		<div className="wrap-anywhere grid min-w-0 gap-0.5 border-line border-l-2 pl-3 font-normal">
			{sentence !== null && word !== null && at >= 0 ? (
				<p lang="zh-CN">
					{sentence.slice(0, at)}
					<mark className="bg-transparent font-semibold text-ink">{word}</mark>
					{sentence.slice(at + word.length)}
				</p>
			) : (
				!isWordAlone && (
					<p lang={sentence === null && word === null ? undefined : 'zh-CN'}>
						{[word, sentence].filter(Boolean).join(' · ') || 'The whole of it'}
					</p>
				)
			)}
			{word !== null && pinyin !== null && (
				<p className="text-sm">
					<span lang="zh-CN">{word}</span>{' '}
					<span lang="zh-Latn-pinyin" className="text-ink-soft">
						{pinyin}
					</span>
				</p>
			)}
			{english !== null && (
				<p className="text-ink-soft text-sm">
					<WithHanzi text={english} />
				</p>
			)}
		</div>
	)
}
