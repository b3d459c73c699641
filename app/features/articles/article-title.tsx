import { useTextDisplay } from '#app/features/display/use-text-display.ts'

export type TitleWord = {
	hanzi: string
	/** Its syllables joined, or in zhuyin. Text between words has none. */
	reading?: string
}

/** A Chinese title with its readings, which the reader's toggle hides. */
export function ArticleTitle({ words }: { words: readonly TitleWord[] }) {
	const { script, notation } = useTextDisplay()
	return (
		<span lang={script === 'traditional' ? 'zh-Hant' : undefined} className="leading-[2]">
			{words.map(({ hanzi, reading }, index) =>
				reading ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a word has no key but its position
					<ruby key={index} className="[ruby-align:center] text-ink! no-underline!">
						{hanzi}
						<rt
							lang={notation === 'zhuyin' ? 'zh-Bopo' : 'zh-Latn-pinyin'}
							className="select-none px-1 font-normal font-sans text-[max(13px,0.5em)] text-ink-quiet"
						>
							{reading}
						</rt>
					</ruby>
				) : (
					hanzi
				),
			)}
		</span>
	)
}
