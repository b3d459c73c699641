/** Lines as people have them, cut and read: 著, polyphones, erhua and traditional texts. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { growthWith, linear } from '#tests/support/growth.ts'
import { readLines as read } from '#tests/support/read-lines.ts'

/** What of a case is not read so. */
function missed(name: string, expected: readonly string[]): string[] {
	const input = readFileSync(`tests/fixtures/cases/${name}/input.txt`, 'utf8')
	const all = read(input.trimEnd().split('\n')).join('\n')
	return expected.filter((words) => !all.includes(words))
}

test('著 is zhù in words and "wrote", and 着 behind verbs', () => {
	const expected = [
		'一[yī] 本[běn] 著名[zhù míng] 的[de] 著作[zhù zuò]',
		'看[kàn] 著[zhe] 一[yī] 位[wèi] 著名[zhù míng]',
		'名著[míng zhù] ， 他[tā] 看[kàn] 著[zhe] 名著[míng zhù] 睡著[shuì zháo]',
		'他[tā] 著[zhù] 有[yǒu]',
		'顯著[xiǎn zhù]',
		'執著[zhí zhuó]',
		'聽[tīng] 著[zhe]',
		'這裡[zhè li] 有[yǒu] 著名[zhù míng] 的[de]',
		'本[běn] 著名[zhù míng] 的[de] 小說[xiǎo shuō]',
	]
	expect(missed('25-zhu-zhe', expected)).toEqual([])
	expect(
		read([
			'牆上寫著名字。',
			'魯迅著。',
			'曹雪芹著《紅樓夢》。',
			'這裡有著悠久的歷史。',
			'我們看著書。',
			'他所著的書。',
			'她忙著。',
		]),
	).toEqual([
		'牆[qiáng] 上[shang] 寫[xiě] 著[zhe] 名字[míng zi] 。',
		'魯迅[Lǔ Xùn] 著[zhù] 。',
		'曹雪芹[Cáo Xuě qín] 著[zhù] 《 紅樓夢[Hóng lóu Mèng] 》 。',
		'這裡[zhè li] 有著[yǒu zhe] 悠久[yōu jiǔ] 的[de] 歷史[lì shǐ] 。',
		'我們[wǒ men] 看[kàn] 著[zhe] 書[shū] 。',
		'他[tā] 所[suǒ] 著[zhù] 的[de] 書[shū] 。',
		'她[tā] 忙[máng] 著[zhe] 。',
	])
})

test.each([
	['王小明著色。', '王小明[Wáng Xiǎo míng] 著色[zhuó sè] 。'],
	['他給圖畫著色。', '他[tā] 給[gěi] 圖畫[tú huà] 著色[zhuó sè] 。'],
	['王小明著急了。', '王小明[Wáng Xiǎo míng] 著急[zháo jí] 了[le] 。'],
	['掛著著名的畫。', '掛[guà] 著[zhe] 著名[zhù míng] 的[de] 畫[huà] 。'],
	['站著著名的人。', '站[zhàn] 著[zhe] 著名[zhù míng] 的[de] 人[rén] 。'],
	['看著著作。', '看[kàn] 著[zhe] 著作[zhù zuò] 。'],
	['李明站著。', '李明[Lǐ Míng] 站[zhàn] 著[zhe] 。'],
	['高明站著。', '高明[gāo míng] 站[zhàn] 著[zhe] 。'],
	['李明唱著歌。', '李明[Lǐ Míng] 唱[chàng] 著[zhe] 歌[gē] 。'],
	['李明忙著。', '李明[Lǐ Míng] 忙[máng] 著[zhe] 。'],
	['王明哭著。', '王明[Wáng Míng] 哭[kū] 著[zhe] 。'],
	['王明笑著說。', '王明[Wáng Míng] 笑[xiào] 著[zhe] 說[shuō] 。'],
	['王明笑著的臉。', '王明[Wáng Míng] 笑[xiào] 著[zhe] 的[de] 臉[liǎn] 。'],
	['王小明站著的地方。', '王小明[Wáng Xiǎo míng] 站[zhàn] 著[zhe] 的[de] 地方[dì fang] 。'],
	[
		'穿著著名設計師的衣服。',
		'穿[chuān] 著[zhe] 著名[zhù míng] 設計師[shè jì shī] 的[de] 衣服[yī fu] 。',
	],
	['王小明著的書。', '王小明[Wáng Xiǎo míng] 著[zhù] 的[de] 書[shū] 。'],
	['李白著的詩。', '李白[Lǐ Bái] 著[zhù] 的[de] 詩[shī] 。'],
	['王老師著的書。', '王[Wáng] 老師[lǎo shī] 著[zhù] 的[de] 書[shū] 。'],
	['他著的小說。', '他[tā] 著[zhù] 的[de] 小說[xiǎo shuō] 。'],
	['他看著的書。', '他[tā] 看[kàn] 著[zhe] 的[de] 書[shū] 。'],
	['王安憶著《長恨歌》。', '王安憶[Wáng Ān yì] 著[zhù] 《 長恨歌[Cháng hèn gē] 》 。'],
	['看著作家著的名著。', '看[kàn] 著[zhe] 作家[zuò jiā] 著[zhù] 的[de] 名著[míng zhù] 。'],
	['李明著。', '李明[Lǐ Míng] 著[zhù] 。'],
	['老舍著。', '老舍[Lǎo Shě] 著[zhù] 。'],
	['王小明著名的書。', '王小明[Wáng Xiǎo míng] 著名[zhù míng] 的[de] 書[shū] 。'],
	['他研究著《紅樓夢》。', '他[tā] 研究[yán jiū] 著[zhe] 《 紅樓夢[Hóng lóu Mèng] 》 。'],
	['李明抱著書。', '李明[Lǐ Míng] 抱[bào] 著[zhe] 書[shū] 。'],
	['李明帶著書包。', '李明[Lǐ Míng] 帶[dài] 著[zhe] 書包[shū bāo] 。'],
])('%s is read %s', (text, expected) => {
	expect(read([text])).toEqual([expected])
})

test('words with several readings are read as their line means them', () => {
	const expected = [
		'知了[zhī liǎo]',
		'了[liǎo] 无[wú] 生机',
		'已[yǐ] 了[liǎo]',
		'事[shì] 了[liǎo] 了[le]',
		'一行[yī háng] 白鹭',
		'一行[yī xíng] 人[rén]',
		'还[hái] 没[méi] 还[huán]',
		'干干[gān gān] 的',
		'曾经[céng jīng] 姓[xìng] 曾[Zēng]',
		'解[Xiè] 先生[xiān sheng]',
	]
	expect(missed('20-polyphones', expected)).toEqual([])
	expect(
		read([
			'钱还没还清。',
			'单老师姓单。',
			'任先生，这位任先生，他任校长。',
			'写了一行字。',
			'长长地吁了一口气。',
		]),
	).toEqual([
		'钱[qián] 还[hái] 没[méi] 还清[huán qīng] 。',
		'单[Shàn] 老师[lǎo shī] 姓[xìng] 单[Shàn] 。',
		'任[Rén] 先生[xiān sheng] ， 这[zhè] 位[wèi] 任[Rén] 先生[xiān sheng] ， 他[tā] 任[rèn] 校长[xiào zhǎng] 。',
		'写[xiě] 了[le] 一行[yī háng] 字[zì] 。',
		'长长[cháng cháng] 地[de] 吁[xū] 了[le] 一口气[yī kǒu qì] 。',
	])
})

test('a word with 儿 is one word with r, and a child stays ér', () => {
	const expected = [
		'大婶儿[dà shěnr]',
		'那阵儿[nà zhènr]',
		'鱼儿[yúr] 、 猫儿[māor]',
		'婶儿[shěnr]',
		'叔儿[shūr]',
		'舅儿[jiùr]',
		'哪[nǎ] 阵儿[zhènr]',
		'女儿[nǚ ér]',
		'儿子[ér zi]',
		'奴儿干[Nú ér gān]',
	]
	expect(missed('36-erhua', expected)).toEqual([])
	expect(read(['我儿有儿有女，一儿一女。', '一个小勺儿，下了馆儿。'])).toEqual([
		'我[wǒ] 儿[ér] 有[yǒu] 儿[ér] 有[yǒu] 女[nǚ] ， 一[yī] 儿[ér] 一[yī] 女[nǚ] 。',
		'一[yī] 个[gè] 小[xiǎo] 勺儿[sháor] ， 下[xià] 了[le] 馆儿[guǎnr] 。',
	])
})

test('traditional forms have their own words and readings', () => {
	const expected = [
		'乾隆[Qián lóng]',
		'餅乾[bǐng gān]',
		'幹部[gàn bù]',
		'皇后[huáng hòu]',
		'午後[wǔ hòu]',
		'頭髮[tóu fa]',
		'發展[fā zhǎn]',
		'隻[zhī]',
		'著名[zhù míng]',
		'看[kàn] 著[zhe]',
		'颱風[tái fēng]',
		'姓[xìng] 鍾[Zhōng] ， 鍾[Zhōng] 先生[xiān sheng]',
	]
	expect(missed('21-traditional', expected)).toEqual([])
	expect(read(['他吁了一口氣。'])).toEqual(['他[tā] 吁[xū] 了[le] 一口氣[yī kǒu qì] 。'])
})

test('verbs before a title and 急冲冲 keep their readings', () => {
	const lines = read([
		'学生管老师叫先生。',
		'我来查老师的电话。',
		'解先生来了。',
		'他急冲冲地走了。',
	])
	expect(lines[0]).toContain('管[guǎn] 老师')
	expect(lines[1]).toContain('查[chá] 老师')
	expect(lines[2]).toContain('解[Xiè] 先生')
	expect(lines[3]).toContain('冲冲[chōng chōng]')
})

test('a long clause is settled in pieces', () => {
	const linearly = (text: string) => read([text])
	expect(growthWith('我們看著書說話走著路', linearly)).toBeLessThan(linear)
})
