export type TitleWord = {
	word: string
	/** Written as one word; what stands between words has none. */
	pinyin?: string
}

/** A Chinese title with its readings, which the reader's switch hides. */
export function ArticleTitle({ words }: { words: readonly TitleWord[] }) {
	return (
		<span className="leading-[2]">
			{words.map(({ word, pinyin }, index) =>
				pinyin ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a word's place in a title is what it is
					<ruby key={index} className="[ruby-align:center] text-ink! no-underline!">
						{word}
						<rt
							lang="zh-Latn-pinyin"
							className="select-none px-1 font-normal font-sans text-[0.5em] text-ink-quiet"
						>
							{pinyin}
						</rt>
					</ruby>
				) : (
					word
				),
			)}
		</span>
	)
}
