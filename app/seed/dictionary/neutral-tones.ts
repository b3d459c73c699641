/**
 * Spells readings by one rule for the neutral tone, where CC-CEDICT has several: qǐ lai beside qi lai,
 * dì shang beside tiān shàng. `docs/pinyin.md` states the rule for authors.
 *
 * 来 and 去 after a direction are neutral (站起来 zhàn qǐ lai), unless 不 or 得 stands between (起不来
 * qǐ bù lái). The past is 过去 guò qù.
 */
import type { CedictEntry } from './cedict.ts'

const directions: Readonly<Record<string, string>> = {
	上来: 'shàng lai',
	上去: 'shàng qu',
	下来: 'xià lai',
	下去: 'xià qu',
	进来: 'jìn lai',
	进去: 'jìn qu',
	出来: 'chū lai',
	出去: 'chū qu',
	回来: 'huí lai',
	回去: 'huí qu',
	过来: 'guò lai',
	过去: 'guò qu',
	起来: 'qǐ lai',
}

const words: Readonly<Record<string, string>> = {
	// 里 and 上 at the end of a place or a time. 哪里 stays nǎ lǐ: it is said ná lǐ.
	这里: 'zhè li',
	那里: 'nà li',
	家里: 'jiā li',
	心里: 'xīn li',
	手里: 'shǒu li',
	嘴里: 'zuǐ li',
	怀里: 'huái li',
	村里: 'cūn li',
	夜里: 'yè li',
	天上: 'tiān shang',
	地上: 'dì shang',
	街上: 'jiē shang',
	路上: 'lù shang',
	头上: 'tóu shang',
	身上: 'shēn shang',
	网上: 'wǎng shang',
	台上: 'tái shang',
	班上: 'bān shang',
	岸上: 'àn shang',
	海上: 'hǎi shang',
	世上: 'shì shang',
	一路上: 'yī lù shang',
	大晚上: 'dà wǎn shang',
	气头上: 'qì tóu shang',
	事实上: 'shì shí shang',
	实际上: 'shí jì shang',
	历史上: 'lì shǐ shang',
	实质上: 'shí zhì shang',
	本质上: 'běn zhì shang',
	名义上: 'míng yì shang',
	大体上: 'dà tǐ shang',
	放在心上: 'fàng zài xīn shang',
	放在眼里: 'fàng zài yǎn li',
	揣在怀里: 'chuāi zài huái li',
	骨子里: 'gǔ zi li',
	往死里: 'wǎng sǐ li',
	// 上 and 下 at the end of a verb, but not 加上 jiā shàng and 赶上 gǎn shàng.
	坐下: 'zuò xia',
	放下: 'fàng xia',
	停下: 'tíng xia',
	留下: 'liú xia',
	剩下: 'shèng xia',
	写下: 'xiě xia',
	按下: 'àn xia',
	扔下: 'rēng xia',
	倒下: 'dǎo xia',
	关上: 'guān shang',
	合上: 'hé shang',
	闭上: 'bì shang',
	穿上: 'chuān shang',
	戴上: 'dài shang',
	盖上: 'gài shang',
	插上: 'chā shang',
	// 不 between a verb and what comes of it, as in 来不及 lái bu jí.
	受不了: 'shòu bu liǎo',
	免不了: 'miǎn bu liǎo',
	做不到: 'zuò bu dào',
	得不到: 'dé bu dào',
	比不上: 'bǐ bu shàng',
	赶不上: 'gǎn bu shàng',
	赶不及: 'gǎn bu jí',
	瞧不起: 'qiáo bu qǐ',
	信不过: 'xìn bu guò',
	合不来: 'hé bu lái',
	忙不过来: 'máng bu guò lái',
	拿不出手: 'ná bu chū shǒu',
	会不会: 'huì bu huì',
	// Points of the compass. 这边 and 那边 keep their tones.
	东边: 'dōng bian',
	西边: 'xī bian',
	南边: 'nán bian',
	北边: 'běi bian',
	那边: 'nà biān',
	后面: 'hòu miàn',
	// Single words that dictionaries for learners spell otherwise.
	猫儿: 'māor',
	灯笼: 'dēng long',
	刚刚: 'gāng gāng',
	小气: 'xiǎo qi',
	大都: 'dà dū',
	动静: 'dòng jing',
	队伍: 'duì wu',
	早晨: 'zǎo chen',
	月饼: 'yuè bing',
	上个月: 'shàng ge yuè',
	看来: 'kàn lái',
	// CC-CEDICT has an older standard here; these are the official readings of today.
	下载: 'xià zài',
	上载: 'shàng zài',
	泄露: 'xiè lòu',
	出血: 'chū xiě',
	献血: 'xiàn xiě',
	一晃: 'yī huàng',
	// Known as places, though CC-CEDICT has the tree and any old palace.
	攀枝花: 'Pān zhī huā',
	故宫: 'Gù gōng',
}

const withDirection = /^[^不得]*((?:[上下进出回过]|起(?!去))[来去])$/u
const past = 'guò qù'

export function withOneNeutralTone(entry: CedictEntry): CedictEntry {
	const pinyin = spellingOf(entry)
	if (pinyin === undefined) return entry
	return { ...entry, pinyin, senses: entry.senses.filter((sense) => !isSpelling(sense, entry)) }
}

/** Undefined if the rule says nothing about the word. */
function spellingOf({ word, pinyin }: CedictEntry): string | undefined {
	const own = words[word]
	if (own) return isName(pinyin) ? undefined : own
	const direction = withDirection.exec(word)?.[1]
	const ending = direction && directions[direction]
	if (!ending || pinyin === past) return undefined
	return [...pinyin.split(' ').slice(0, -2), ending].join(' ')
}

/** "also pr. [da4 du1]", or "see 過來|过来[guo4 lai2]" under 过来 itself. */
function isSpelling(sense: string, { word }: CedictEntry): boolean {
	return sense.startsWith('also pr. ') || (sense.startsWith('see ') && sense.includes(`${word}[`))
}

/** 大都 Dà dū was a city. */
function isName(pinyin: string): boolean {
	const first = pinyin.charAt(0)
	return first !== first.toLowerCase()
}
