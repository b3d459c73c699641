/**
 * 儿 is a child, and a syllable of its own, behind who the child is:
 *
 *   聋儿 lóng ér    贫困儿 pín kùn ér    三儿 sān ér, the third child
 *   but 花儿 huār, 毛病儿 máo bìngr, 小三儿 xiǎo sānr
 *
 * 女儿, 孤儿, 混血儿 and other words of the dictionary have their reading there.
 */

/** A child if no other hanzi stands before them: 病儿, but 毛病儿. */
const alone = '一二两三四五六七八九大病死爱亡哑贫残痴骄养'

/** A child whatever stands before them: 聋儿, 先天聋儿. */
const heads = [
	'聋 盲 弃 聋哑 智障 听障 视障 残障 弱智 弱视 脑瘫 自闭 自闭症 多动症 白血病 唇裂 患病 重病',
	'伤残 病残 孤残 体弱 肥胖 巨大 体重 足月 过期产 试管 连体 高危 双胞 双生 孪生 独生 私生 非婚生',
	'寄养 领养 收养 被拐 贫困 单亲 留守 失学 超常 天之骄',
].flatMap((line) => line.split(' '))

const child = new RegExp(`^[${alone}]儿$|(?:${heads.join('|')})儿$`, 'u')

/** Whether the 儿 at the end of a word without an entry is a child. */
export function isChild(word: string): boolean {
	return child.test(word)
}

/** The reading of 儿 as a word of its own, if the words before it say who the child is: 贫困 儿. */
export function readChild(words: readonly string[], index: number): 'ér' | undefined {
	if (words[index] !== '儿') return undefined
	const before = words[index - 1] ?? ''
	// A head may be cut, too: 低 体重 儿, 自 闭 儿. What is a child alone has to be the whole word.
	const isHead =
		isChild(`${before}儿`) || heads.includes(words.slice(Math.max(0, index - 2), index).join(''))
	return isHead ? 'ér' : undefined
}
