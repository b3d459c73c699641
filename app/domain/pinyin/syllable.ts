/**
 * The syllables of Mandarin without tones, and splitting a run of letters into them.
 *
 * There are about 420: 汉 han, 路 lu, 绿 lü, 女 nü. It is a table rather than initials times finals
 * because it includes rare syllables of dialect words and interjections (哼 hng, 嗯 ng, 呣 m) and the
 * r of erhua (哪儿 nǎr: na + r).
 */
const table = `
	a ai an ang ao e ei en eng er o ou m n ng hm hng r
	ba bai ban bang bao bei ben beng bi bia bian biang biao bie bin bing bo bu
	ca cai can cang cao ce cen ceng ci cong cou cu cuan cui cun cuo
	cha chai chan chang chao che chen cheng chi chong chou chu chua chuai chuan chuang chui chun chuo
	da dai dan dang dao de dei den deng di dia dian diao die ding diu dong dou du duan duang dui dun
	duo fa fan fang fei fen feng fiao fo fou fu
	ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo
	ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo
	ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun
	ka kai kan kang kao ke kei ken keng kong kou ku kua kuai kuan kuang kui kun kuo
	la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu lo long lou lu luan lun
	luo lü lüe ma mai man mang mao me mei men meng mi mian miao mie min ming miu mo mou mu
	na nai nan nang nao ne nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nun nuo
	nü nüe pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu
	qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun
	ran rang rao re ren reng ri rong rou ru rua ruan rui run ruo
	sa sai san sang sao se sei sen seng si song sou su suan sui sun suo
	sha shai shan shang shao she shei shen sheng shi shou shu shua shuai shuan shuang shui shun shuo
	ta tai tan tang tao te tei teng ti tian tiao tie ting tong tou tu tuan tui tun tuo
	wa wai wan wang wei wen weng wo wu
	xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun
	ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun
	za zai zan zang zao ze zei zen zeng zi zong zou zu zuan zui zun zuo
	zha zhai zhan zhang zhao zhe zhei zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun
	zhuo`

export const syllables: readonly string[] = table.trim().split(/\s+/)

const known = new Set(syllables)
export const longestSyllable = Math.max(...syllables.map((syllable) => syllable.length))

/** Takes lower-case letters with ü and without tones. */
export function isSyllable(letters: string): boolean {
	return known.has(letters)
}

/**
 * Splits a run of letters into pieces that `accepts`, longest first, following GB/T 16159: xian is one
 * syllable, because two would be written xi'an. For the same reason fangan is fan gan rather than
 * fang an, if possible. Undefined if the run can't be split.
 */
export function splitSyllables(
	run: string,
	accepts: (piece: string) => boolean,
): string[] | undefined {
	// Dynamic programming from the end, so that each suffix is solved once.
	const cuts: ({ end: number; open: number } | undefined)[] = []
	for (let at = run.length - 1; at >= 0; at--) {
		for (let end = Math.min(at + longestSyllable, run.length); end > at; end--) {
			const rest = end === run.length ? { open: 0 } : cuts[end]
			if (!rest || !accepts(run.slice(at, end))) continue
			const open = rest.open + (isOpenSyllable(run.charAt(end)) ? 1 : 0)
			if (open < (cuts[at]?.open ?? Number.POSITIVE_INFINITY)) cuts[at] = { end, open }
		}
	}
	const pieces: string[] = []
	for (let at = 0; at < run.length; ) {
		const end = cuts[at]?.end
		if (end === undefined) return undefined
		pieces.push(run.slice(at, end))
		at = end
	}
	return pieces
}

/** Inside a word, such a syllable would need an apostrophe before it (GB/T 16159). */
export function isOpenSyllable(letter: string): boolean {
	return /^[aoe]/i.test(letter.normalize('NFD'))
}
