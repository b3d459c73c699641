/**
 * Readings that a neighbour settles, whatever the trained weights say: 好 is hǎo in 好开心 and 很好喝,
 * 长 is cháng in 好长时间, and 头发长长了 is zhǎng cháng.
 *
 * Only rules without exceptions in everyday texts belong here. The weights learn the rest from
 * tools/segmentation/everyday-readings.txt.
 */
type Rule = {
	readonly before?: RegExp
	readonly after?: RegExp
	/** The word and what follows it must not begin like this. */
	readonly unless?: RegExp
	readonly reading: string
}

const beginsClause = /^$|^[，。！？；：、“”\s]$/u
const mayNeedTo = /^(?:我|你|您|他|她|它|咱|.*们|大家|这|那|也|还|就|都|总|又|可|不然|否则)$/u
const act =
	/^(?:花|去|来|先|再|把|跟|给|在|做|干|走|买|看|说|写|问|找|等|想|学|用|打|吃|喝|睡|起|回|上班|上学|上课|工作|学习|休息|努力|马上|赶快|赶紧|好好|小心|注意|准备|告诉|回家|知道)$/u

const rules: ReadonlyMap<string, readonly Rule[]> = new Map([
	// hào "to be fond of" stands before few words. 好学 is either: hǎo xué easy to learn, hào xué studious.
	[
		'好',
		[
			{
				after: /./u,
				unless: /^好(?:[学酒色胜战斗赌古静动强名利]|面子|美食|读书|喝酒)/u,
				reading: 'hǎo',
			},
		],
	],
	[
		'长',
		[
			{ after: /^(?:时间|时期|距离|头发|一段|裙子?|发)$/u, reading: 'cháng' },
			{ before: /^长$/u, after: /^(?:了|点|些)$/u, reading: 'cháng' },
			{ before: /^(?!$)[^，。！？]+$/u, after: /^长$/u, reading: 'zhǎng' },
			{ before: /^(?:多|这么|那么|一样|不太)$/u, reading: 'cháng' },
		],
	],
	[
		'长长',
		[{ before: /^(?!$)[^，。！？的]+$/u, after: /^(?:了|点|些)$/u, reading: 'zhǎng cháng' }],
	],
	['累', [{ before: /^(?:觉得|感觉|感到|很|太|好|真|不)$/u, reading: 'lèi' }]],
	[
		'数',
		[
			{
				after: /^(?:了|一|着|不|得|数)$/u,
				before: /^(?!.*(?:的|个|总|人|次|分)$)/u,
				reading: 'shǔ',
			},
		],
	],
	[
		'得',
		[
			{ before: mayNeedTo, after: act, reading: 'děi' },
			{ before: beginsClause, after: act, reading: 'děi' },
		],
	],
])

/** The reading of the word at `index`, where its neighbours settle it. */
export function certainReading(words: readonly string[], index: number): string | undefined {
	const known = rules.get(words[index] ?? '')
	if (!known) return undefined
	const before = words[index - 1] ?? ''
	const after = words[index + 1] ?? ''
	const rest = words.slice(index, index + 3).join('')
	const rule = known.find((one) => {
		const fits = (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true)
		return fits && !one.unless?.test(rest)
	})
	return rule?.reading
}
