export type TitleWord = {
	word: string
	/** Its syllables joined. Text between words has none. */
	pinyin?: string
}

/** A Chinese title with pinyin, which the reader's toggle hides. */
export function ArticleTitle({ words }: { words: readonly TitleWord[] }) {
	return (
		<span className="leading-[2]">
			{words.map(({ word, pinyin }, index) =>
				pinyin ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a word has no key but its position
					<ruby key={index} className="[ruby-align:center] text-ink! no-underline!">
						{word}
						<rt
							lang="zh-Latn-pinyin"
							className="select-none px-1 font-normal font-sans text-[max(13px,0.5em)] text-ink-quiet"
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
