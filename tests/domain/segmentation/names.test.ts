import { expect, test } from 'vitest'
import { newLattice, reach, whole } from '#app/domain/segmentation/lattice.ts'
import { addNames } from '#app/domain/segmentation/names.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('a surname and a given name are one word', () => {
	expect(cut('王小明和林小红在等高天晴。')).toBe('王小明 和 林小红 在 等 高天晴 。')
	expect(cut('周远说，林夏没来。')).toBe('周远 说 ， 林夏 没 来 。')
	expect(cut('我认识欧阳晓明。')).toBe('我 认识 欧阳晓明 。')
})

test('names that no pattern finds are in the dictionary', () => {
	expect(cut('后来汲桑到了叙府。')).toBe('后来 汲桑 到 了 叙府 。')
	expect(cut('向井千秋是医生。')).toBe('向井千秋 是 医生 。')
})

test('a title is a separate word', () => {
	expect(cut('王老师和李先生认识张经理。')).toBe('王 老师 和 李 先生 认识 张 经理 。')
	expect(cut('魏大叔，今天不上山吗？')).toBe('魏 大叔 ， 今天 不 上山 吗 ？')
})

test('老, 小 and 阿 belong to the name after them', () => {
	expect(cut('老周和小张去找阿成。')).toBe('老周 和 小张 去 找 阿成 。')
})

test('a given name is recognized without its surname', () => {
	expect(cut('晓明说他明天不来。')).toBe('晓明 说 他 明天 不 来 。')
	expect(cut('志强，你在哪儿？')).toBe('志强 ， 你 在 哪儿 ？')
	expect(cut('子涵今年八岁了。')).toBe('子涵 今年 八 岁 了 。')
	expect(cut('天明了，月光很美。')).toBe('天明 了 ， 月光 很 美 。')
	expect(cut('小文明天来。')).toBe('小文 明天 来 。')
})

test('小明 and 小红 are names, small things are not', () => {
	expect(cut('小明说他不来。')).toBe('小明 说 他 不 来 。')
	expect(cut('我和小红是好朋友。')).toBe('我 和 小红 是 好 朋友 。')
	expect(cut('老师送我一朵小红花。')).toBe('老师 送 我 一 朵 小 红花 。')
	expect(cut('她是个小明星。')).toBe('她 是 个 小 明星 。')
	expect(cut('小明白了。')).toBe('小 明白 了 。')
	expect(cut('小刚才来。')).toBe('小 刚才 来 。')
	expect(cut('伞上的小白猫正看着我。')).toBe('伞 上 的 小 白 猫 正 看 着 我 。')
	expect(cut('小白说他不来。')).toBe('小白 说 他 不 来 。')
	expect(cut('他脸上红一阵，白一阵。')).toBe('他 脸 上 红 一 阵 ， 白 一 阵 。')
})

test('a measure word behind a number begins no name', () => {
	expect(cut('他们有一段姐弟情。')).toContain('一 段')
	expect(cut('屋里有一张方桌。')).toContain('一 张')
})

test('老 and 小 before a thing begin no name', () => {
	expect(cut('我家住在老胡同里。')).toContain('老 胡同')
	expect(cut('一辆小马车停在门口。')).toContain('小 马车')
	expect(cut('老张开门进来了。')).toContain('老张 开门')
})

test('a verb before 了 ends no foreign name', () => {
	expect(cut('谢丽尔吐了一地。')).toBe('谢丽尔 吐 了 一 地 。')
})

test('an act before 着 ends no name, and a name before 著 stays whole', () => {
	expect(cut('李明围着书桌。')).toBe('李明 围 着 书桌 。')
	expect(cut('王芳握着笔杆。')).toContain('王芳 握 着')
	expect(cut('李明忙着呢。')).toContain('李明 忙 着')
	expect(cut('王安忆着了急。')).toContain('王安忆')
	expect(cut('王小飞著《春》。')).toContain('王小飞 著')
})

test('a foreign name is recognized by its hanzi, and the dot is a mark', () => {
	expect(cut('弗拉基米尔·普京是俄罗斯总统。')).toBe('弗拉基米尔 · 普京 是 俄罗斯 总统 。')
	expect(cut('亚历山德拉和古斯塔夫·克林姆特')).toBe('亚历山德拉 和 古斯塔夫 · 克林姆特')
	expect(cut('玛丽娜住在旧金山。')).toBe('玛丽娜 住 在 旧金山 。')
})

test('words that begin like a name stay words', () => {
	expect(cut('周末马上就到了，高兴吗？')).toBe('周末 马上 就 到 了 ， 高兴 吗 ？')
	expect(cut('张开嘴，安静地等。')).toBe('张开 嘴 ， 安静 地 等 。')
})

test('names are added with their ends', () => {
	const text = '李小龙'
	const lattice = newLattice(realDictionary, text)
	addNames(lattice, 0)
	const [, one = 0, two = 0, three = 0] = lattice.best
	expect([one, two < 300, three < 300]).toEqual([Number.POSITIVE_INFINITY, true, true])
	reach(lattice, 0, 3, three + 1, whole)
	expect(lattice.best[3]).toBe(three)
})

test('the last hanzi of a full name may be rare in names', () => {
	expect(cut('我认识周俊谛和陈嘉薰。')).toBe('我 认识 周俊谛 和 陈嘉薰 。')
})

test('a given name inside a clause needs its full name nearby', () => {
	expect(cut('卓义峰来了。')).toBe('卓义峰 来 了 。')
	expect(cut('林晓明来了，大家看晓明笑。')).toContain('看 晓明 笑')
})

test('多 before 万 or 亿 begins no name', () => {
	expect(cut('来了十多万人，花了一千多亿。')).toBe('来 了 十 多 万 人 ， 花 了 一千 多 亿 。')
})
