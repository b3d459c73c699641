/**
 * Recognizes names of people that aren't in the dictionary: 王小明 Wáng Xiǎo míng, 老周 Lǎo Zhōu,
 * 单雄 Shàn Xióng, 弗雷德里卡.
 *
 * A surname alone proves little: 高 and 黄 are ordinary words too (黄叶 is not a name). Such surnames
 * count only before two hanzi.
 */
import { childNames } from '#app/domain/segmentation/names.ts'

/** Surnames that rarely begin an unknown word which isn't a name. */
const certain =
	'王李张林刘陈杨赵吴周徐孙胡朱郭何罗宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾魏薛叶阎余潘杜戴夏汪任姜范姚谭廖邹熊陆郝孔崔邱秦侯邵孟尹黎易俞贺樊殷施陶洪翟颜倪严牛温芦季章鲁葛伍韦申尤毕聂焦柳邢岳齐梁欧丁'
/** Surnames that are common words too. */
const likely = '黄高马方钱金石江田雷云毛龙安常路古向关成白康史顾万段汤武梅文庞兰莫乔赖祝童宁'

/** The others of the surnames of 95 % of people, and those with a special reading: only 姓 or a title shows them. */
const rarer =
	'钟路辛管左涂谷祁舒耿牟卜詹苗凌费靳盛甄项曲游阳裴席卫查屈鲍覃霍翁隋甘景包司柏柯阮桂闵柴楚肖闫付褚诸穆尚骆瞿饶丛佟蓝卞娄习冼郎滕晏邬卓纪单仇解区朴盖华乐燕缪'

const compound =
	/^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|令狐|夏侯|端木|南宫|独孤|长孙|宇文)/u

/** Surnames with a special reading. */
const readings: Readonly<Record<string, string>> = {
	曾: 'Zēng',
	任: 'Rén',
	单: 'Shàn',
	仇: 'Qiú',
	解: 'Xiè',
	区: 'Ōu',
	查: 'Zhā',
	朴: 'Piáo',
	盖: 'Gě',
	缪: 'Miào',
	覃: 'Qín',
	种: 'Chóng',
	冼: 'Xiǎn',
	华: 'Huà',
	翟: 'Zhái',
	乐: 'Yuè',
	宁: 'Níng',
	纪: 'Jǐ',
	燕: 'Yān',
	葛: 'Gě',
	尉迟: 'Yù chí',
	长孙: 'Zhǎng sūn',
}

type PersonName = { readonly surname: string; readonly given: string }

/** Splits a word without an entry into surname and given name, if it looks like a name. */
export function splitName(word: string): PersonName | undefined {
	const [surname] = compound.exec(word) ?? []
	const hanzi = [...word]
	const [first = '', second, third] = hanzi
	if (surname) {
		const given = word.slice(surname.length)
		return given !== '' && hanzi.length <= 4 ? { surname, given } : undefined
	}
	if (second === '儿' && third === undefined) return undefined
	if (first === second || hanzi.some((one) => neverInNames.includes(one))) return undefined
	const isName =
		(certain.includes(first) && (hanzi.length === 2 || hanzi.length === 3)) ||
		(likely.includes(first) && hanzi.length === 3 && second !== third)
	return isName ? { surname: first, given: word.slice(first.length) } : undefined
}

/** Familiar forms of address: 老周, 小李, 小明, 小李子. */
export function isFamiliarName(word: string): boolean {
	const [call = '', name = '', ...others] = [...word]
	const isNickname = call === '小' && others.join('') === '子'
	if ((others.length > 0 && !isNickname) || name === '') return false
	if (call === '小' && childNames.includes(name)) return true
	return '老小阿'.includes(call) && (certain.includes(name) || likely.includes(name))
}

/** A transcribed foreign name, written only with hanzi used for sounds: 弗雷德里卡; 塞斯 beside a dot. */
export function isForeignName(word: string, isByDot = false): boolean {
	const hanzi = [...word]
	return hanzi.length >= (isByDot ? 2 : 3) && hanzi.every((one) => bySound.includes(one))
}

/** Hanzi with several readings that stand for one sound in foreign names. */
const sounds: Readonly<Record<string, string>> = {
	塞: 'sài',
	柏: 'bó',
	撒: 'sā',
	勒: 'lè',
	哈: 'hā',
	隆: 'lóng',
}

/** The reading of a hanzi in a foreign name, if it has another elsewhere. */
export function readingOfSound(hanzi: string): string | undefined {
	return sounds[hanzi]
}

/** Titles that follow a surname: 王 老师, 李 先生. */
const titles = new Set(
	'老师 先生 小姐 女士 太太 夫人 医生 大夫 护士 师傅 经理 总经理 老板 教授 博士 主任 校长 院长 局长 处长 科长 市长 省长 县长 部长 厂长 队长 主席 总理 总统 书记 律师 教练 导演 将军 秘书 同学 同志 阿姨 叔叔 奶奶 爷爷 大妈 大爷 大叔 大娘 大哥 大姐 哥 姐 叔 姨 总'.split(
		' ',
	),
)
/** Verbs before a title, as in 向老师问好 and 祝老师健康; within a clause also as in 学生管老师叫先生. */
const alsoVerbs = '向祝任于'
const verbsWithin = '管查付包解游'
/** Before them a person is named: 这 位 任 先生, 请 于 老师. */
const mayNamePerson = /^(?:[这那几]?位|是|和|跟|请|找|见|问|叫)$/u
/** 区 书记 and 区 主任 are of a district. */
const personal = /^(?:先生|小姐|女士|太太|老师|师傅|阿姨|叔叔|同学)$/u

/** In 一 段 姐弟 情 the 段 counts. */
const counts = /[一二两三四五六七八九十几这那每]$/u

/**
 * Whether a word of one hanzi is a surname, given its neighbours: 姓 王, 王 老师. `isName` says that the
 * dictionary has a name among its readings, as of 种 Chóng.
 */
export function isSurname(
	word: string,
	before: string | undefined,
	after: string | undefined,
	isName = false,
) {
	const verbs = before === undefined ? alsoVerbs : alsoVerbs + verbsWithin
	const isVerb = verbs.includes(word) && !mayNamePerson.test(before ?? '')
	const isBeforeTitle = after !== undefined && titles.has(after) && !isVerb
	if (before !== '姓' && !isBeforeTitle) return false
	if (before !== undefined && counts.test(before)) return false
	if (before !== '姓' && word === '区') return personal.test(after ?? '')
	if (before === '姓' && isName) return !neverInNames.includes(word)
	return certain.includes(word) || likely.includes(word) || rarer.includes(word)
}

/**
 * The surnames that people have in a text, whose words are given by paragraphs: 单 of 姓 单, and of 单 老师.
 */
export function surnamesIn(paragraphs: readonly (readonly string[])[]): ReadonlySet<string> {
	const found = new Set<string>()
	for (const words of paragraphs) {
		for (const [at, word] of words.entries()) {
			if (word.length !== 1 || found.has(word)) continue
			const isNamed = isSurname(word, words[at - 1], words[at + 1], readings[word] !== undefined)
			if (isNamed) found.add(word)
		}
	}
	return found
}

/** Whether a word of one hanzi names a person again whom the text names elsewhere: 任 经理 where 姓 任 stands. */
export function isSurnameAgain(
	word: string,
	before: string | undefined,
	after: string | undefined,
	surnames: ReadonlySet<string>,
): boolean {
	if (!surnames.has(word) || after === undefined || !titles.has(after)) return false
	const beginsClause = before === undefined || !/\p{L}|\p{N}/u.test(before)
	// 向 老师 问好 begins many a clause.
	if ((alsoVerbs + verbsWithin).includes(word)) return beginsClause && word !== '向'
	return !/[一二两三四五六七八九十几]$/u.test(before ?? '')
}

/** The special reading of a surname, if it has one. */
export function readingOfSurname(surname: string): string | undefined {
	return readings[surname]
}

const neverInNames =
	'的了着过得地不没是在和与这那个们么吗呢吧很也都就〇零一二三四五六七八九十百千万亿两第半几'

const bySound =
	'阿埃艾爱安奥巴白班邦保鲍贝本比彼宾波伯博勃布查茨达戴丹德邓狄迪蒂丁东杜敦多厄恩尔法范菲费芬丰冯弗佛夫福盖冈戈哥格葛古圭哈海汉豪赫亨胡华怀霍基吉加贾简杰金卡凯坎康考柯科可克肯库夸昆拉莱兰朗劳勒雷黎里理利莉列林琳隆卢鲁路伦罗洛马玛麦曼梅门蒙米密明莫墨默姆纳娜南内尼妮宁纽努诺欧帕潘庞培佩彭皮珀普乔切丘让热日荣茹瑞若撒萨塞桑沙莎山尚圣施史士丝斯苏索塔泰坦汤唐特廷图托瓦威韦维魏温文沃乌武西希锡夏香肖谢辛雪亚延扬耶叶伊易因英尤于约赞泽扎詹珍芝朱卓兹'
