import { expect, test } from 'vitest'
import { readBetween } from '#app/domain/pinyin/light-between.ts'

test.each([
	['好 不 好', 'bu'],
	['高兴 不 高兴', 'bu'],
	['喜 不 喜欢', 'bu'],
	['看 一 看', 'yi'],
	['一 天 一 天', undefined, 2],
	['每 天 一 天', undefined, 2],
	['早 上 不 上课', undefined, 2],
	['叫 不 醒', 'bu'],
	['坐 不 上', 'bu'],
	['换 不了', 'bu liǎo'],
	['回 不 去', 'bu'],
	['来 不 及', 'bu'],
	['拍 不 下去', 'bu'],
	['搬 不 进去', 'bu'],
	['拍 不 下去', 'xià qù', 2],
	['吃 不 饱', 'bu'],
	['走 不 快', 'bu'],
	['说 不 快', undefined],
	['联系 不 上', 'bu'],
	['抬 不 动', 'bu'],
	['拿 得 出来', 'chū lái', 2],
	['看 下去', undefined],
	['他 不 起来', undefined, 2],
	['他 不 醒', undefined],
	['我 不 去', undefined],
	['走 不 到 十 分钟', undefined],
	['走 不 到 那儿', 'bu'],
	['看 书', undefined],
	['不 ， 不 ， 我', undefined, 2],
	['不', undefined, 0],
])('%s', (text, reading, at = 1) => {
	expect(readBetween(text.split(' '), at)).toBe(reading)
})
