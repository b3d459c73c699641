/** A sentence with all five tones, and with words whose traditional forms need their reading: 髮, 乾. */
const words = [
	{ simplified: '她', traditional: '她', syllables: [['tā', 'ㄊㄚ', 1]] },
	{ simplified: '的', traditional: '的', syllables: [['de', '˙ㄉㄜ', 5]] },
	{
		simplified: '头发',
		traditional: '頭髮',
		syllables: [
			['tóu', 'ㄊㄡˊ', 2],
			['fa', '˙ㄈㄚ', 5],
		],
	},
	{ simplified: '很', traditional: '很', syllables: [['hěn', 'ㄏㄣˇ', 3]] },
	{
		simplified: '干净',
		traditional: '乾淨',
		syllables: [
			['gān', 'ㄍㄢ', 1],
			['jìng', 'ㄐㄧㄥˋ', 4],
		],
	},
] as const

const variants = [
	{ script: 'simplified', notation: 'pinyin', shows: 'pinyin' },
	{ script: 'simplified', notation: 'zhuyin', shows: 'zhuyin' },
	{ script: 'traditional', notation: 'pinyin', shows: 'traditional pinyin' },
	{ script: 'traditional', notation: 'zhuyin', shows: 'traditional zhuyin' },
] as const

/** Shows what is chosen in the form around it, by the style sheet alone. */
export function ExampleSentence() {
	return (
		<div className="display-example card bg-paper px-4 py-2 text-ink">
			{variants.map((variant) => (
				<p
					key={variant.shows}
					data-shows={variant.shows}
					lang={variant.script === 'traditional' ? 'zh-Hant' : 'zh-CN'}
					className="text"
				>
					{words.map((word) => (
						<ExampleWord key={word.simplified} word={word} {...variant} />
					))}
					。
				</p>
			))}
		</div>
	)
}

type WordProps = Pick<(typeof variants)[number], 'script' | 'notation'> & {
	word: (typeof words)[number]
}

function ExampleWord({ word, script, notation }: WordProps) {
	const hanzi = word[script]
	return (
		<ruby>
			{word.syllables.map(([pinyin, , tone], index) => (
				<span key={pinyin} className={`t${tone}`}>
					{hanzi.charAt(index)}
				</span>
			))}
			<rt lang={notation === 'zhuyin' ? 'zh-Bopo' : 'zh-Latn-pinyin'}>
				{word.syllables.map(([pinyin, zhuyin, tone], index) => (
					<span key={pinyin} className={`t${tone}`}>
						{notation === 'pinyin' ? pinyin : `${index > 0 ? ' ' : ''}${zhuyin}`}
					</span>
				))}
			</rt>
		</ruby>
	)
}
