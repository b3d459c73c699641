import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSaid } from '#app/domain/pinyin/sandhi.ts'

/** 一/yī 个/gè is two words, 一个/yī_gè is one. */
function words(notation: string) {
	return notation.split(' ').map((pair) => {
		const [word = '', pinyin = ''] = pair.split('/')
		return { word, pinyin: pinyin.replaceAll('_', ' ') }
	})
}

test.each([
	['一/yī 个/gè', 'yí gè'],
	['一个/yī_gè', 'yí gè'],
	['一个/yī_ge', 'yí ge'],
	['一块/yī_kuài', 'yí kuài'],
	['一天/yī_tiān', 'yì tiān'],
	['一/yī 年/nián', 'yì nián'],
	['一起/yī_qǐ', 'yì qǐ'],
	['一百/yī_bǎi', 'yì bǎi'],
	['一点儿/yī_diǎnr', 'yì diǎnr'],
	['一会儿/yī_huìr', 'yí huìr'],
	['第一/dì_yī 课/kè', 'dì yī kè'],
	['第/dì 一/yī 个/gè', 'dì yī gè'],
	['十一/shí_yī 个/gè', 'shí yī gè'],
	['星期一/xīng_qī_yī 下午/xià_wǔ', 'xīng qī yī xià wǔ'],
	['一月/yī_yuè', 'yī yuè'],
	['一/yī 号/hào', 'yī hào'],
	['一九九八/yī_jiǔ_jiǔ_bā', 'yī jiǔ jiǔ bā'],
	['我/wǒ 看/kàn 一/yī 看/kàn', 'wǒ kàn yi kàn'],
	['一/yī', 'yī'],
	['不是/bù_shì', 'bú shì'],
	['不/bù 是/shì', 'bú shì'],
	['不/bù 好/hǎo', 'bù hǎo'],
	['不/bù 吃/chī', 'bù chī'],
	['不客气/bù_kè_qi', 'bú kè qi'],
	['是/shì 不/bù 是/shì', 'shì bu shì'],
	['好/hǎo 不/bù 好/hǎo', 'hǎo bu hǎo'],
	['不/bù', 'bù'],
	['老虎/lǎo_hǔ', 'lǎo hǔ'],
	['不/bú 是/shì 一/yí 个/gè', 'bú shì yí gè'],
	['哪儿/nǎr 不/bù 对/duì', 'nǎr bú duì'],
	['一百/yī_bǎi', 'yì bǎi'],
	['一千/yī_qiān', 'yì qiān'],
	['一万一千/yī_wàn_yī_qiān', 'yí wàn yì qiān'],
	['一亿/yī_yì', 'yí yì'],
	['三百一十/sān_bǎi_yī_shí', 'sān bǎi yī shí'],
	['二十一/èr_shí_yī 万/wàn', 'èr shí yī wàn'],
	['两/liǎng 点/diǎn 一/yī 刻/kè', 'liǎng diǎn yí kè'],
	['三/sān 点/diǎn 一/yī 四/sì', 'sān diǎn yī sì'],
	['八/bā 点/diǎn 一起/yī_qǐ 去/qù', 'bā diǎn yì qǐ qù'],
	['他们/tā_men 十/shí 一起/yī_qǐ', 'tā men shí yì qǐ'],
	['一月/yī_yuè 一/yī 日/rì', 'yī yuè yī rì'],
	['一/yī 日/rì', 'yí rì'],
	['一/yī 楼/lóu', 'yī lóu'],
	['一/yī 班/bān', 'yī bān'],
	['在/zài 一/yī 层/céng', 'zài yī céng'],
	['上/shàng 一/yī 层/céng 楼/lóu', 'shàng yì céng lóu'],
	['一年级/yī_nián_jí', 'yī nián jí'],
	['统一/tǒng_yī 的/de', 'tǒng yī de'],
	['万一/wàn_yī 下雨/xià_yǔ', 'wàn yī xià yǔ'],
	['之/zhī 一/yī 的/de', 'zhī yī de'],
	['一/yī 比/bǐ 一/yī', 'yī bǐ yī'],
	['一一/yī_yī 介绍/jiè_shào', 'yī yī jiè shào'],
	['等/děng 一/yī 下/xia', 'děng yí xia'],
	['一/yī 个/ge 接/jiē 一/yī 个/ge', 'yí ge jiē yí ge'],
	['一/yī 天/tiān 一/yī 天/tiān', 'yì tiān yì tiān'],
	['一/yī 个/gè 一/yī 个/gè', 'yí gè yí gè'],
	['读一读/dú_yī_dú', 'dú yi dú'],
	['不/bù 一样/yī_yàng', 'bù yí yàng'],
	['不/bù 要/yào', 'bú yào'],
	['高兴/gāo_xìng 不/bù 高兴/gāo_xìng', 'gāo xìng bu gāo xìng'],
	['喜/xǐ 不/bù 喜欢/xǐ_huan', 'xǐ bu xǐ huan'],
	['早上/zǎo_shang 不/bù 上课/shàng_kè', 'zǎo shang bú shàng kè'],
	['叫/jiào 不/bù 醒/xǐng', 'jiào bu xǐng'],
	['他/tā 不/bù 懂/dǒng', 'tā bù dǒng'],
	['忘/wàng 不/bù 了/liǎo', 'wàng bu liǎo'],
	['来/lái 不/bù 了/liǎo', 'lái bu liǎo'],
	['坐/zuò 不/bù 上/shàng', 'zuò bu shàng'],
	['想/xiǎng 不/bù 上班/shàng_bān', 'xiǎng bú shàng bān'],
	['走/zǒu 不/bù 到/dào 十/shí 分钟/fēn_zhōng', 'zǒu bú dào shí fēn zhōng'],
	['进/jìn 不/bù 去/qù', 'jìn bu qù'],
	['我/wǒ 不/bù 去/qù', 'wǒ bú qù'],
])('%s is spoken %s', (notation, said) => {
	expect(asSaid(words(notation)).join(' ')).toBe(said)
})

test('each word gets one reading, and only yī and bù change', () => {
	const word = fc.record({
		word: fc.string({ unit: fc.constantFrom('一', '不', '个', '好', '看'), maxLength: 3 }),
		pinyin: fc.constantFrom('yī', 'bù', 'gè', 'yī gè', 'hǎo kàn', '', 'x'),
	})
	fc.assert(
		fc.property(fc.array(word), (run) => {
			const said = asSaid(run)
			expect(said).toHaveLength(run.length)
			for (const [index, { pinyin }] of run.entries()) {
				const before = pinyin.split(' ').filter((syllable) => !/^(?:yī|bù)$/.test(syllable))
				const after = said[index]?.split(' ').filter((each) => !/^(?:y[īíìi]|b[ùúu])$/.test(each))
				expect(after).toEqual(before)
			}
		}),
	)
})
