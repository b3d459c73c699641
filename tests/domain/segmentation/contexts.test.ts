import { expect, test } from 'vitest'
import { contextRules } from '#app/domain/segmentation/context-rules.ts'
import { contexts } from '#app/domain/segmentation/contexts.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { decidingLines, rowsOf } from '#tests/support/rule-examples.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('expressions that learners look up stay whole', () => {
	expect(cut('弟弟老是忘带钥匙。')).toBe('弟弟 老是 忘 带 钥匙 。')
	expect(cut('桌上有苹果、香蕉什么的。')).toContain('香蕉 什么的 。')
	expect(cut('要不咱们打车吧。')).toBe('要不 咱们 打车 吧 。')
	expect(cut('下雨了，没办法。')).toBe('下雨 了 ， 没办法 。')
	expect(cut('昨天他们又和好了。')).toBe('昨天 他们 又 和好 了 。')
	expect(cut('你刚才说什么来着？')).toContain('来着 ？')
	expect(cut('天哪，他胖得不得了！')).toBe('天哪 ， 他 胖 得 不得了 ！')
	expect(cut('对孩子来说，这太难了。')).toBe('对 孩子 来说 ， 这 太 难 了 。')
	expect(cut('那岂不是白来了？')).toContain('岂不是')
	expect(cut('转瞬间天就黑了。')).toContain('转瞬间')
	expect(cut('新开的西餐厅在首班车站旁边。')).toContain('西餐厅')
	expect(cut('寒暑假他都去奶奶家。')).toContain('寒暑假')
})

test('the same characters stay apart where they are no expression', () => {
	expect(cut('你要不要喝水？')).toBe('你 要 不 要 喝 水 ？')
	expect(cut('我和好朋友一起去。')).toContain('和 好 朋友')
	expect(cut('这是为什么的问题。')).toContain('为什么 的')
	expect(cut('他来说说自己的看法。')).toContain('他 来 说说')
})

test.each([
	['你写完作业才能看电视。', '才 能'],
	['她很有音乐才能。', '才能'],
	['爷爷有的是时间。', '有的是'],
	['有的是老师，有的是学生。', '有的 是'],
	['我们想来北京旅游。', '想 来'],
	['明天早点起床。', '早 点'],
	['他在路边吃早点。', '早点'],
	['这件只要二十块。', '只 要'],
	['只要努力就会进步。', '只要'],
	['他不住学校，住家里。', '不 住'],
	['这个箱子有多重？', '多 重'],
	['他有多重身份。', '多重'],
	['在那里会见到很多朋友。', '会 见到'],
	['什么时候能再见到你？', '再 见到'],
	['这件事本身为他带来了麻烦。', '本身'],
	['身为医生，他很忙。', '身为'],
	['他住了一个半月。', '半 月'],
	['要是明天有空的话，就来吧。', '的话'],
	['妈妈说的话，他都记得。', '的 话'],
	['请你留下来吃饭。', '留 下来'],
	['他从老人手中接过信。', '老人 手 中'],
	['你好聪明啊！', '你 好 聪明'],
	['这是一种树。', '一 种 树'],
	['春天大家去种树。', '种树'],
	['这菜我从小吃到大。', '从小 吃 到'],
	['我们去吃小吃。', '小吃'],
	['你好！', '你好'],
	['大家都在往后退。', '往 后 退'],
	['往后要更努力。', '往后'],
	['月亮离她的家最近。', '最 近'],
	['你最近怎么样？', '最近'],
	['孩子长大会明白的。', '长大 会'],
	['明天开大会。', '大会'],
	['远处歌声响起来了。', '歌声 响'],
	['外面有声响。', '声响'],
	['他读大一了。', '大一'],
	['这双鞋大一号。', '大 一 号'],
	['我弟弟上高三。', '高三'],
	['他比我高三厘米。', '高 三 厘米'],
	['这个角色的人设有问题。', '人设 有 问题'],
	['她花了多少努力才能成功？', '才 能'],
	['我们上线上课程。', '线上'],
	['岸边的线上挂着衣服。', '线 上'],
	['那时长江还没有桥。', '那时 长江'],
	['汉族及其他民族都有自己的节日。', '及 其他'],
	['在旅行中学会照顾自己。', '中 学会'],
	['那天下着小雨。', '那天 下'],
	['天下没有免费的午餐。', '天下'],
	['由此不难看出他的用心。', '不 难 看出'],
	['你一天能干多少？', '能 干 多少'],
	['她又聪明又能干。', '能干'],
	['这只是一个梦。', '这 只是'],
	['这只猫很乖。', '这 只 猫'],
	['医生开了三包药。', '三 包 药'],
	['学生太少，就学几天。', '就 学'],
	['市里的就学率很高。', '就学 率'],
	['我都是为了你好。', '为了 你 好'],
	['请给他发电邮。', '发 电邮'],
	['他在墙上钉钉子。', '钉 钉子'],
	['这是高级别的会议。', '高 级别'],
	['很多人为这件事着急。', '人 为'],
	['他很少数钱。', '很 少 数'],
	['大家低下头一看，都笑了。', '头 一 看'],
	['妹妹一下课就回家。', '一 下课'],
	['他一下车，就看见了妈妈。', '一 下车'],
	['我去那里等一下车。', '一下 车'],
	['请你看一下车票。', '一下 车票'],
	['他一下就明白了。', '一下 就'],
	['哥哥一起床就跑步。', '一 起床'],
	['他们一起学习。', '一起 学习'],
	['她一打开门，猫就进来了。', '一 打开 门'],
	['我买了一打鸡蛋。', '一打'],
	['他写书写得很快。', '写 书 写 得'],
	['树种在大路边。', '大路 边'],
	['那里有一面粉墙。', '一 面 粉墙'],
	['在这个家里，我最小。', '这个 家 里'],
	['火车可不等人。', '可 不 等'],
	['公鸡探出头来。', '探 出 头 来'],
	['晚风轻轻吹着。', '晚风'],
	['别忘了带作业本。', '作业本'],
	['豆豆大叫一声。', '大叫'],
])('%s has %s', (text, words) => {
	expect(` ${cut(text)} `).toContain(` ${words} `)
})

test('a title is not cut where its place ends', () => {
	expect(cut('浙江省委决定开会。')).toContain('浙江 省委')
	expect(cut('他当上了公安局长。')).toContain('公安 局长')
	expect(cut('那座县城很小。')).toContain('县城')
	expect(cut('孩子长高了。')).toContain('长')
})

test('behind figures the words of a date stand alone', () => {
	expect(cut('2019年初夏，他来了。')).toBe('2019 年 初夏 ， 他 来 了 。')
	expect(cut('他8月26日本来要走。')).toBe('他 8 月 26 日 本来 要 走 。')
	expect(cut('会议10时分组进行。')).toContain('10 时')
	expect(cut('5月江水涨了。')).toContain('5 月 江水')
	expect(cut('她上3年级，带了500日元。')).toBe('她 上 3 年级 ， 带 了 500 日元 。')
})

test('ginger is food', () => {
	expect(cut('锅里放姜丝和老姜。')).toBe('锅 里 放 姜丝 和 老姜 。')
})

test('得不得 is no question', () => {
	expect(cut('他忙得不得不请人帮忙。')).toContain('得 不得不')
})

test.each(rowsOf(contextRules, contexts))('$rule decides in $example', ({ line, example }) => {
	expect(decidingLines(contexts, () => cut(example))).toContain(line)
})

test('a rule makes one word likelier or less likely', () => {
	const results = [...contexts.words()].flatMap((word) =>
		contexts.rulesOf(word).map(({ result }) => result),
	)
	expect(new Set(results)).toEqual(new Set(['whole', 'apart']))
})
