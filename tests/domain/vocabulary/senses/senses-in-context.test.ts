import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withSenseFirst } from '#app/domain/vocabulary/senses/hints.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { meaningsOfWord, partsOfSentence, senseWeights } from '#tests/support/learners-words.ts'

const examples = readFileSync('tests/fixtures/senses/examples.txt', 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))
	.map((line) => line.split('\t'))

test.each(examples)('in %s, %s is one: %s', (sentence = '', word = '', part = '') => {
	const found = partsOfSentence(sentence).find((one) => one.word === word)
	expect(found?.part).toBe(part)
})

test('a word with one part of speech has it everywhere, and one without an entry has none', () => {
	const words = [
		{ word: '了', pinyin: 'le', meanings: [['particle', 'completed action']] as const },
		{ word: '汉路', meanings: [] },
	]
	const senses = sensesInContext(words, senseWeights)
	expect(senses.map(({ part }) => part)).toEqual(['particle', undefined])
	expect(sensesInContext([], senseWeights)).toEqual([])
})

/** Undefined stands for the first sense of its part of speech. */
function expectSense(
	found: ReturnType<typeof partsOfSentence>[number] | undefined,
	sense: string | undefined,
): void {
	if (sense === undefined) expect(found).toMatchObject({ isFirst: true })
	else expect(found?.sense?.slice(0, sense.length)).toBe(sense)
}

test.each([
	['我会游泳。', '会', 'can'],
	['不，我是学生。', '不', '(answer)'],
	['斧子在阳光下闪了一下。', '一下', 'once'],
	['我有一个小舅舅。', '小', 'young'],
	['我不会说法语。', '会', 'can'],
	['明天会下雨。', '会', 'will'],
	['他可能会来。', '会', 'will'],
	['妈妈煮面。', '面', 'noodles'],
	['你家有几口人？', '几', 'how many'],
	['我买了几本书。', '几', 'a few'],
	['我想去北京。', '想', 'to want to'],
	['我想了很久。', '想', 'to think'],
	['他在看报纸。', '看', 'to read'],
	['弟弟才三岁。', '才', 'only,'],
	['他拍了拍座位。', '拍', 'to clap'],
	['我拍了一张照片。', '拍', undefined],
	['天快黑了。', '天', 'sky'],
	['今天天很热。', '天', 'weather'],
	['他在门口等了三天。', '天', undefined],
	['今天的菜很新鲜。', '菜', 'vegetable'],
	['这个菜很好吃。', '菜', undefined],
	['客人已经走了。', '走', 'to leave'],
	['他走得很慢。', '走', 'to walk'],
	['我妹妹总是忘东西。', '我', 'my'],
	['他来过我们宾馆。', '我们', 'our'],
	['我给他一本书。', '我', undefined],
	['这叫紧十八，慢一点儿。', '紧', 'fast'],
	['他比我还高。', '还', 'even more'],
	['这才算好朋友。', '算', 'to count as'],
])('in %s, %s begins with %s', (sentence, word, sense) => {
	expectSense(
		partsOfSentence(sentence).find((one) => one.word === word),
		sense,
	)
})

test.each([
	// 了 at the end, and after a verb
	['天阴了。', '了', 'change'],
	['我生病了。', '了', 'change'],
	['我不喝了。', '了', 'change'],
	['他已经是大学生了。', '了', 'change'],
	['太贵了！', '了', '(with'],
	['他买了一本书。', '了', undefined],
	// Questions
	['这是你的伞吧？', '吧', 'guess'],
	['我们走吧。', '吧', undefined],
	['硬币在哪里呢？', '呢', '(怎么'],
	['他还在睡觉呢。', '呢', 'ongoing'],
	['你呢？', '呢', undefined],
	['你怎么这么高兴？', '怎么', 'why'],
	['苹果怎么卖？', '怎么', undefined],
	// Anything, anyone, anywhere
	['什么都行。', '什么', 'any'],
	['我什么也没说。', '什么', 'any'],
	['你说什么？', '什么', undefined],
	['每次他都迟到。', '都', 'every'],
	['大家好！', '好', 'hello'],
	['谁也不知道。', '谁', 'anyone'],
	['谁来了？', '谁', undefined],
	// Places and amounts, against owners
	['桌子上有八个月饼。', '有', 'there is'],
	['我有一把雨伞。', '有', 'to have'],
	['街上没有人。', '没有', 'there is no'],
	['我没有钱。', '没有', 'to not have'],
	// Both … and, then, also
	['苹果又大又红。', '又', 'both'],
	['他又迟到了。', '又', undefined],
	['然后再放一个鸡蛋。', '再', 'then'],
	['请再说一遍。', '再', 'again'],
	['他还买了一把伞。', '还', 'also'],
	['他还没来。', '还', 'still'],
	// Rules and plans
	['碰到老人，要下车。', '要', 'must'],
	['我要去西安。', '要', 'will'],
	['从学校到家要四分钟。', '要', 'to need'],
	// To and fro
	['他想来想去。', '来', '(with'],
	['他走来走去。', '去', '(with'],
	['他来了。', '来', undefined],
	['他想来想去。', '想', 'to think'],
	// Behind a verb
	['请站起来。', '起来', '(after a'],
	['他明天六点起来。', '起来', undefined],
	['把包拿下来。', '下来', '(after'],
	['饭做好了。', '好', 'ready'],
	['作业太多，我写不完。', '不', '(before'],
	['我不坐车。', '不', undefined],
	['门太小，我进不去。', '不', '(before'],
	['这个字我写得出来。', '得', '(+'],
	['妈妈做了一碗面条。', '做', 'to make'],
	['你在做什么？', '做', undefined],
	['天气变冷了。', '变', 'to become'],
	['我一点儿也不累。', '也', 'even'],
	// Each with what it is done to
	['我坐火车去西安。', '坐', 'to travel'],
	['他坐在树下。', '坐', undefined],
	['他开公共汽车。', '开', 'to drive'],
	['他打着一把伞。', '打', 'to hold'],
	['你叫什么名字？', '叫', undefined],
	['我叫你起床。', '叫', 'to call'],
	['把耳机摘下来。', '摘', 'to take off'],
	['他全靠这趟车。', '靠', 'to rely'],
	['妈妈在门口靠着墙。', '靠', 'to lean'],
	// Numbers, measure words, nouns
	['我坐8路公共汽车。', '路', 'bus route'],
	['我住二楼。', '楼', 'floor'],
	['地上有一块砖头。', '块', 'piece'],
	['这是一条消息。', '条', 'item'],
	['龙有角，蛇没有角。', '角', 'horn'],
	['他比我大十岁。', '大', 'older'],
	['你应该多休息。', '多', 'more'],
	['王奶奶在家。', '奶奶', 'Granny'],
	['我奶奶在家。', '奶奶', undefined],
	['那里有一口大铜钟。', '钟', 'bell'],
	['我很少看电影。', '少', 'seldom'],
	// As soon as, and once
	['他一下车就打电话。', '一', 'as soon'],
	['她一开口，大家便安静了。', '一', 'as soon'],
	['一听到音乐，我就想跳舞。', '一', 'as soon'],
	['他打开门一看，外面没有人。', '一', '(before'],
	['用手机扫一扫就能付钱。', '一', '(before'],
	['我一睡着，谁都叫不醒。', '一', 'as soon'],
	['小鸟的尾巴一摇一摇。', '一', '(before'],
	['请让我想一想。', '一', '(before'],
	['他有一个妹妹。', '一', undefined],
	// 了 of what is so by now
	['孩子开始唱歌了。', '了', 'change'],
	['大叔也开始“唱歌”了：呼——', '了', 'change'],
	['店员说只剩馒头了。', '了', 'change'],
	['家里只剩一个鸡蛋了。', '了', 'change'],
	['桌上就剩两个苹果了。', '了', 'change'],
	['轮到我们表演了。', '了', 'change'],
	['哦，我明白了。', '了', 'change'],
	['他从早上开始吃了。', '了', 'completed'],
	['他把剩的饭吃了。', '了', undefined],
	// Already done or so late
	['排都排了，再等一会儿吧。', '都', 'even'],
	['票买都买了，我们去吧。', '都', 'even'],
	['都十点了，你还不睡？', '都', 'even'],
	['他们都来了。', '都', undefined],
	// Sayings
	['“老王！”“哎，”他笑着回答。', '哎', 'yes'],
	['哎，你看那边！', '哎', undefined],
	// Obligations, ways, comparisons
	['他临时要开会，不能来了。', '要', 'must'],
	['你这么一说，我就放心了。', '这么', 'like this'],
	['这个字应该这么写。', '这么', 'like this'],
	['你怎么这么喜欢猫？', '这么', undefined],
	['汉语可没这么省事。', '这么', undefined],
	['这么贵的车，我买不起。', '这么', undefined],
	['弟弟跟爸爸一样高。', '跟', '(the same)'],
	['我跟他去看电影。', '跟', undefined],
	// 有: to be there, and to have
	['这种茶唐朝就有了。', '有', 'there is'],
	['很远的地方有一座小山。', '有', 'there is'],
	['桌子上只有一杯水。', '只有', 'there is'],
	['我只有一个妹妹。', '只有', undefined],
	['他没有房子，只有一辆车。', '只有', 'to have'],
	['他只用线和针，就做好了。', '线', 'thread'],
	['奶奶用线把扣子缝好了。', '线', 'thread'],
	['他在纸上画了一条线。', '线', undefined],
	['除了他以外，大家都去了。', '以外', 'besides'],
	['十公里以外有一家医院。', '以外', undefined],
	['我们拐过一个路口。', '过', '(after'],
	['他睡着了，又坐过站了。', '过', '(after'],
	['又过了一年。', '过', undefined],
	['今天有风，把衣服扣好再出去。', '再', 'then'],
	['他年轻又努力。', '又', 'both'],
	['上课要遵守纪律。', '要', 'must'],
	['你会说五种语言。', '会', 'can'],
	['我们在海边过了一个愉快的周末。', '过', 'to spend'],
	['遇到问题要想办法。', '想', 'to think'],
	['爷爷每天看新闻。', '看', 'to watch'],
	['她比以前安静多了。', '多', 'more'],
	['工人从卡车上往下搬东西。', '下', '(to go) down'],
	['雨愈下愈大。', '下', 'to fall'],
	['我问他考什么。', '考', undefined],
	['我们怕狗晚上叫。', '叫', 'to shout'],
	['他在山上放牛。', '放', 'to let'],
	['这里是一片高原。', '片', 'stretch'],
	['他送了我一块花布。', '块', 'piece'],
	['两块钱一斤。', '块', 'yuan'],
	['问题出在这里。', '出', 'to happen'],
	// 的 after clauses, adjectives and names
	['我的书在桌子上。', '的', undefined],
	['这是王奶奶做的辣椒酱。', '的', 'links'],
	['修自行车的师傅来了。', '的', 'links'],
	['我上大学的时候住在北京。', '的', 'links'],
	['缺了一个角的桌子很旧。', '的', 'links'],
	['一个拿着照相机的先生来了。', '的', 'links'],
	['这是一座古老的城市。', '的', 'links'],
	['他打着一把红色的伞。', '的', 'links'],
	['红色的比黑的贵。', '的', '(one)'],
	['黑的卖得最好。', '的', '(one)'],
	['这本书是我的。', '的', "'s"],
	['茶是用水做的。', '的', 'stress'],
	['那条路是谁告诉你的？', '的', 'stress'],
	['卖花的说今天没有花。', '的', '(one)'],
	['他把妹妹爱吃的东西放在桌子上。', '的', 'links'],
	['天上有“嗡嗡”的声音。', '的', 'links'],
	['豆汁是用绿豆做的。', '是', 'to be (是'],
	['我是老师。', '是', undefined],
	// A sense that names its frame, as 是…的, needs all of it.
	['她不是老师。', '是', undefined],
	['他是我哥哥。', '是', undefined],
	['我是一名老师。', '是', undefined],
	['他是昨天来的。', '是', 'to be (是'],
	// Answers, and additions
	['好的，我马上去。', '好', 'OK'],
	['好，我去。', '好', 'OK'],
	['这是一本好书。', '好', undefined],
	['谁先写完，谁先走。', '谁', 'whoever'],
	['“还有一只兔子跟她在一起呢。”', '呢', 'adds'],
	['他们都在教室里呢。', '呢', 'adds'],
	['他正在睡觉呢。', '呢', 'ongoing'],
	['还有一张呢？', '呢', 'and'],
	// How to get there
	['请问，医院怎么走？', '走', 'to go'],
	['公共汽车会绕路走。', '走', 'to go'],
	['我又坐错车了。', '坐', 'to travel'],
	['我跑上车，坐了半个小时。', '坐', 'to travel'],
	['他往上看。', '上', 'up'],
	['我到了二十世纪才知道。', '到', 'to reach'],
	['上一层楼要一分钟。', '层', 'floor'],
	['以前我不喜欢下雨。', '以前', 'in the past'],
	['出发以前，我们买了水。', '以前', undefined],
	['三年以前，他住在北京。', '以前', 'ago'],
	['她穿上了一件旗袍。', '穿', 'to put on'],
	['下面有一段话。', '段', 'paragraph'],
	['外面很黑。', '黑', 'dark'],
	['请把问题讲清楚。', '讲', 'to explain'],
	['出租车免费送考生。', '送', 'to see off'],
	// Comparisons, habits, requests
	['手机地图没有我画的清楚。', '没有', 'not as'],
	['我没有他高。', '没有', 'not as'],
	['我没有时间。', '没有', 'to not have'],
	['他不会踢足球。', '会', 'can'],
	['一位先生请我写名字。', '请', 'to ask'],
	['我在想爸爸。', '想', 'to miss'],
	['每撕一页，她都看看。', '都', 'every'],
	['他从年轻时起就喜欢机器。', '就', 'already'],
	['就这样，他走了。', '就', 'just'],
	['他的面，我请。', '面', 'noodles'],
	// Praise, and too much
	['你太厉害了！', '太', 'so'],
	['这个菜太好吃了！', '太', 'so'],
	['茶太热了。', '太', undefined],
	['他不太好。', '太', undefined],
	// 了 after adjectives, and what cannot be any more
	['茶凉了就不好喝了。', '了', 'change'],
	['孟师傅又忙了起来。', '了', 'change'],
	['我走不动了。', '了', 'change'],
	['这箱子我搬不了了。', '了', 'change'],
	['老周已经在门口等我了。', '了', 'change'],
	['不用了，谢谢。', '了', 'change'],
	['孩子们，吃饭了！', '了', 'change'],
	['昨天他打电话了。', '了', 'completed'],
	['这次他画错了。', '了', 'completed'],
	// Only so few, and only then
	['这本书我才翻了两三页。', '才', 'only,'],
	['有钱才能买东西。', '才', undefined],
	// Wishes, plans and obligations
	['坏人要抢走那种药。', '要', 'want'],
	['我们要在北京住一年。', '要', 'will'],
	['你要小心。', '要', 'must'],
	['我不回北京了，要在这儿住一年。', '要', 'will'],
	// For somebody, and to somebody
	['他给客人倒了一杯茶。', '给', 'for'],
	['我给你买药。', '给', 'for'],
	['我给妈妈打电话。', '给', undefined],
	// As early as, merely, and in that case
	['我中午就订好了。', '就', 'already'],
	['他七点就出门了。', '就', 'already'],
	['家里就我和妹妹。', '就', 'just'],
	['你喜欢就买吧。', '就', undefined],
	['这把伞什么都好，就是怕风。', '就是', 'just'],
	['那就是我的家。', '就是', undefined],
	['这么多人，总不会都是傻瓜吧？', '总', 'after'],
	['他头也不抬。', '也', 'even'],
	['站着睡觉都困难。', '都', undefined],
	// Out, back, in behind verbs
	['他伸出去一只手。', '出去', '(after'],
	['他昨天出去了。', '出去', undefined],
	['他跑回来了。', '回来', '(after'],
	['请把它装回木箱。', '回', '(verb'],
	['他跑进来了。', '进来', '(after'],
	['请记下这个号码。', '下', '(to go) down'],
	['他跑上一辆车。', '上', '(verb'],
	['他上了车。', '上', undefined],
	['我上三年级。', '上', 'to go'],
	['这茶闻起来像花。', '起来', '(after 看'],
	['忽然下起了大雨。', '起', 'to start'],
	['这个名字是老师给我起的。', '起', 'to give'],
	// Each verb with what it is done to
	['他把积蓄投进这台机器。', '投', 'to put'],
	['他们一边走一边说：说那只猫。', '说', 'to talk'],
	['他看我可怜，给我一个馒头。', '看', 'to see'],
	['我去成都，看女儿。', '看', 'to visit'],
	['我想错了。', '想', 'to think'],
	['我想你妈妈。', '想', 'to miss'],
	['她请我去她家。', '请', 'to invite'],
	['请坐。', '请', undefined],
	['火车开了。', '开', 'to set off'],
	['出租车开了很长时间。', '开', 'to drive'],
	['他们来送我。', '送', 'to see off'],
	['送冰箱的叔叔很胖。', '送', 'to deliver'],
	['导演叫起来。', '叫', 'to shout'],
	['他走了进去。', '走', 'to walk'],
	['我把字贴倒了。', '倒', 'to turn'],
	['地图被风刮走了。', '刮', '(of wind'],
	['十分钟过去了。', '过去', 'to pass'],
	['他走过去。', '过去', '(after'],
	['我跟他一比一。', '比', 'to (in'],
	['为什么留在家里？', '留', 'to stay'],
	['为什么留一个？', '留', undefined],
	// Places and people
	['学校门口有一只小猫。', '有', 'there is'],
	['成都有多少个大医院？', '有', 'there is'],
	['没有人喜欢他。', '没有', 'there is no'],
	['没有故事的车容易丢。', '没有', 'to not have'],
	['他站到画前。', '前', 'front'],
	['大家都往后退。', '后', 'back'],
	['再加上一点葱丝。', '丝', 'thread'],
	['一位奶奶问我。', '奶奶', 'Granny'],
	['医生是一位爷爷。', '爷爷', 'Grandpa'],
	['他教我怎么不迷路。', '怎么', 'how'],
	// 的 of clauses with an object, and 是…的 with one
	['这是老师给我的名字。', '的', 'links'],
	['我给你的那把伞呢？', '的', 'links'],
	['这是哥哥送给我的生日礼物。', '的', 'links'],
	['我跑过去的时候，他走了。', '的', 'links'],
	['这是一种能治疟疾的新药。', '的', 'links'],
	['有一本叫《淮南子》的书。', '的', 'links'],
	['她就像越走越小的那个背影。', '的', 'links'],
	['他是在八音盒里听见这支曲子的。', '的', 'stress'],
	// Right here, right away, as early as
	['时间就住在这两座楼里。', '就', 'just'],
	['火车站的左边就有8路车。', '就', 'just'],
	['他扭头就走。', '就', 'right away'],
	['蛇本来就没有脚。', '就', 'already'],
	['下午四点，我们就坐在阳台上等月亮了。', '就', 'already'],
	['可是它还能用。', '还', 'still'],
	['他们还搬来了很多灯。', '还', 'also'],
	['他还留起了胡子。', '还', 'also'],
	['我找了十分钟也没找到。', '也', 'even'],
	['有些工作才刚刚出现。', '才', 'only,'],
	['每天早上这条路上都是自行车。', '都', 'all'],
	['我都替他着急。', '都', 'even'],
	['那声音像风，又像笛子。', '又', 'both'],
	['你的中文还要再学学。', '再', 'more'],
	// Any at all
	['哪一棵都比它直。', '哪', 'any'],
	['哪座楼最高？', '哪', undefined],
	// Verbs with what they are done to
	['下了楼，我愣住了。', '下', '(to go) down'],
	['你是要上，还是要下？', '下', '(to go) down'],
	['你是要上，还是要下？', '上', 'to go'],
	['你是要上，还是要下？', '要', 'want'],
	['要问它的作者是谁，没有人知道。', '要', 'want'],
	['她拿着作业跑过来。', '拿', 'to hold'],
	['扫一扫就能骑走。', '走', '(verb'],
	['从此没有人再提下山的事。', '提', 'to mention'],
	['被子上结着一层霜。', '结', 'to form'],
	['两国的运动员见了面。', '见', 'to meet'],
	['钱经理请了六十位客人。', '请', 'to invite'],
	['请她来拿。', '请', 'to ask'],
	['新的声音冒出来了。', '冒', 'to come out'],
	['总不能给每个字都装一个键。', '给', 'for'],
	['鸟在哪儿，哪儿就有好吃的。', '有', 'there is'],
	['快刀不磨生黄锈。', '生', 'to get'],
	['我生了二十年的气。', '气', 'anger'],
	['他急得直冒酒气。', '气', 'smell'],
	// Nouns, measure words, adjectives
	['这里有一片世界闻名的人工林。', '片', 'stretch'],
	['在重庆，大家只说上和下。', '上', 'up'],
	['他应该带一口棺材。', '口', 'pots'],
])('where it stands in %s, %s begins with %s', (sentence, word, sense) => {
	const found = partsOfSentence(sentence).filter((one) => one.word === word)
	expectSense(found.at(-1), sense)
})

test('着 behind 不 begins with what comes of an act where an author cuts it off', () => {
	const words = ['孩子', '热', '得', '睡', '不', '着', '觉', '。']
	const known = words.map((word) => {
		const pinyin = word === '着' ? 'zháo' : undefined
		return { word, pinyin, meanings: meaningsOfWord(word, pinyin) }
	})
	expect(sensesInContext(known, senseWeights)[5]?.sense).toMatch(/^\(after/)
})

test.each([
	['who would', ['，', '第二天', '他', '又', '回来', '了']],
	['who would', ['下午', '突然', '下雨', '了']],
	['who knows', ['他', '去', '哪儿', '了']],
	['who knows', ['？']],
])('谁知道 begins with %s before %s', (sense, rest) => {
	const known = ['谁知道', ...rest].map((word) => {
		return { word, meanings: meaningsOfWord(word, undefined) }
	})
	expect(sensesInContext(known, senseWeights)[0]?.sense?.slice(0, sense.length)).toBe(sense)
})

test.each([
	['钟', '(分钟)', '我 等 了 一 刻 钟 。'],
	['灵', 'effective', '药 就 不 灵 了 。'],
	['行', 'trade', '这 一 行 的 状元 是 他 。'],
	['好', 'ready', '我 带 了 充 好 电 的 手机 。'],
])('where an author cuts it so, %s begins with %s in %s', (word, sense, sentence) => {
	const words = sentence.split(' ').map((one) => ({
		word: one,
		meanings: meaningsOfWord(one, one === '行' ? 'háng' : undefined),
	}))
	const at = words.findIndex((one) => one.word === word)
	expect(sensesInContext(words, senseWeights)[at]?.sense?.slice(0, sense.length)).toBe(sense)
})

test('the saddle of a bicycle is one word', () => {
	const words = partsOfSentence('小猫坐在自行车的车座上。').map(({ word }) => word)
	expect(words).toContain('车座')
})

test('a sense that no gloss has changes nothing', () => {
	expect(withSenseFirst('can, know how to; will', 'will')).toBe('will; can, know how to')
	expect(withSenseFirst('can, know how to; will', 'shall')).toBe('can, know how to; will')
	expect(withSenseFirst('can; will', undefined)).toBe('can; will')
})

test('a word is always one of the parts of speech that its entry has', () => {
	const word = fc
		.constantFrom('在', '了', '花', '一', '把', '没有', '，', '汉路')
		.map((one) => ({ word: one, meanings: meaningsOfWord(one, undefined) }))
	fc.assert(
		fc.property(fc.array(word, { maxLength: 12 }), (words) => {
			const parts = sensesInContext(words, senseWeights).map(({ part }) => part)
			expect(parts).toHaveLength(words.length)
			for (const [at, part] of parts.entries()) {
				const own = words[at]?.meanings.map(([one]) => one) ?? []
				if (own.length === 0) expect(part).toBe(undefined)
				else expect(own).toContain(part)
			}
		}),
	)
})
