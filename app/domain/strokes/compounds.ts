/**
 * What the two parts of a character do, where one hints at its meaning and the other at its sound: 请 is 讠, words, and
 * 青 qīng. Of the characters of HSK 1 to 4, in their simplified forms, these 288 are known to be made so and still
 * show it. They were proposed by their shapes and readings, and then read one by one; what grew in another way, or is in
 * dispute, is left out. Sources: 说文解字; 裘锡圭, 文字学概要.
 */

export type Compound = {
	means: { form: string; meaning: string }
	sounds: { form: string; pinyin: string }
}

/** A part and its meaning; then each character with the part that sounds, and how that is read by itself. */
const table = `
	亻 person: 们门mén 住主zhǔ 但旦dàn 像象xiàng 健建jiàn 任壬rén 何可kě 俩两liǎng 停亭tíng 倒到dào 供共gòng 值直zhí 傲敖áo
		低氐dī 估古gǔ 伙火huǒ 仔子zǐ 优尤yóu 价介jiè 傅尃fū 传专zhuān
	扌 hand: 把巴bā 担旦dàn 接妾qiè 换奂huàn 搬般bān 据居jū 护户hù 抱包bāo 挺廷tíng 指旨zhǐ 持寺sì 拒巨jù 推隹zhuī 技支zhī
		授受shòu 擦察chá 按安ān 抬台tái 抽由yóu 批比bǐ 招召zhào
	木 tree, wood: 样羊yáng 校交jiāo 机几jī 椅奇qí 检佥qiān 楼娄lóu 根艮gèn 极及jí 梯弟dì 板反fǎn 松公gōng 案安ān 桥乔qiáo
		材才cái 格各gè 植直zhí 桶甬yǒng 柿市shì 橡象xiàng
	氵 water: 漂票piào 洗先xiān 游斿yóu 泳永yǒng 汽气qì 清青qīng 注主zhǔ 澡喿zào 渴曷hé 河可kě 消肖xiào 浪良liáng 漫曼màn 济齐qí
		汗干gān 汁十shí 洋羊yáng 洲州zhōu 油由yóu
	口 mouth: 吗马mǎ 和禾hé 呢尼ní 哪那nà 喝曷hé 喂畏wèi 吧巴bā 问门mén 咖加jiā 啡非fēi 唱昌chāng 啊阿ā 嘴觜zuǐ 响向xiàng 呀牙yá
		味未wèi 吸及jí 呼乎hū
	讠 speech: 谢射shè 请青qīng 认人rén 识只zhǐ 让上shàng 试式shì 该亥hài 记己jǐ 议义yì 词司sī 谈炎yán 证正zhèng 误吴wú 论仑lún
		诚成chéng 详羊yáng 谊宜yí 评平píng
	辶 walk, way: 进井jǐng 远元yuán 近斤jīn 运云yún 选先xiān 遇禺yú 迟尺chǐ 通甬yǒng 遍扁biǎn 邀敫jiǎo 速束shù 迷米mǐ
		逛狂kuáng
	艹 plant, grass: 菜采cǎi 苹平píng 药约yuē 花化huà 蓝监jiān 草早zǎo 蕉焦jiāo 苦古gǔ 落洛luò 葡匍pú 萄匋táo
	⺮ bamboo: 篮监jiān 简间jiān 箱相xiāng 筷快kuài 管官guān 笨本běn 篇扁biǎn 符付fù 签佥qiān 籍耤jí
	忄 heart: 快夬guài 情青qīng 忙亡wáng 懂董dǒng 慢曼màn 惯贯guàn 愉俞yú 惜昔xī 惊京jīng
	纟 silk thread: 红工gōng 绍召zhào 纸氏shì 终冬dōng 级及jí 绿录lù 纪己jǐ 线戋jiān
	土 earth, ground: 块夬guài 城成chéng 境竟jìng 址止zhǐ 增曾zēng 基其qí 圾及jí
	月 flesh: 脸佥qiān 腿退tuì 胖半bàn 脏庄zhuāng 肤夫fū 肚土tǔ 胳各gè
	心 heart: 想相xiāng 愿原yuán 忘亡wáng 感咸xián 恐巩gǒng 态太tài
	钅 metal: 钱戋jiān 钟中zhōng 锻段duàn 键建jiàn 镜竟jìng 钢冈gāng
	女 woman: 妈马mǎ 姐且qiě 妹未wèi 奶乃nǎi 婚昏hūn 姨夷yí
	走 walk, run: 起己jǐ 越戉yuè 超召zhào 趣取qǔ 赶干gān 趟尚shàng
	宀 roof: 字子zǐ 客各gè 完元yuán 宾兵bīng 室至zhì 寄奇qí
	饣 food: 饭反fǎn 馆官guān 饱包bāo 饼并bìng 饺交jiāo
	日 sun, day: 晚免miǎn 晴青qīng 暂斩zhǎn 暖爰yuán 景京jīng
	⻊ foot: 跳兆zhào 踢易yì 跑包bāo 跟艮gèn 距巨jù
	王 jade: 现见jiàn 玩元yuán 球求qiú 理里lǐ
	广 building: 店占zhàn 底氐dǐ 座坐zuò 序予yǔ
	禾 grain: 种中zhōng 秒少shǎo 程呈chéng 稍肖xiào
	车 cart, vehicle: 辆两liǎng 较交jiāo 转专zhuān 输俞yú
	马 horse: 骑奇qí 骗扁biǎn 骄乔qiáo 验佥qiān
	彳 step, go: 很艮gèn 得㝵dé 律聿yù
	阝 mound: 院完wán 附付fù 险佥qiān
	灬 fire: 然肰rán 照昭zhāo 熟孰shú
	力 strength: 努奴nú 功工gōng 励厉lì
	刂 knife: 刚冈gāng 剩乘chéng 判半bàn
	衤 clothes: 裤库kù 裙君jūn 衫彡shān
	阝 town: 邻令lìng 邮由yóu 郊交jiāo
	火 fire: 灯丁dīng 烧尧yáo 烤考kǎo
	贝 shell, money: 赚兼jiān 购勾gōu 资次cì
	犭 beast: 狗句gōu 猫苗miáo
	目 eye: 睡垂chuí 睛青qīng
	页 head: 颜彦yàn 预予yǔ
	疒 illness: 病丙bǐng 瘦叟sǒu
	囗 border, enclosure: 园元yuán 围韦wéi
	月 moon: 期其qí
	子 child: 孩亥hài
	斤 axe: 新亲qīn
	田 field: 界介jiè
	又 hand: 叔尗shū
`

const line = /^(\S+) (.+): (.+)$/u
const entry = /^(\p{Script=Han})(\p{Script=Han})(\p{Script=Latin}+)$/u

/** Parsed once a character is asked for. */
let compounds: Map<string, Compound> | undefined

/** Undefined where the character is of another kind. */
export function compoundOf(character: string): Compound | undefined {
	compounds ??= new Map(readCompounds())
	return compounds.get(character)
}

export function readCompounds(): [character: string, Compound][] {
	const lines = table
		.trim()
		.replaceAll(/\n\t\t/g, ' ')
		.split('\n')
	return lines.flatMap((group) => {
		const [, form = '', meaning = '', entries = ''] = line.exec(group.trim()) ?? []
		return entries.split(' ').map((one): [string, Compound] => {
			const [, character = '', sound = '', pinyin = ''] = entry.exec(one) ?? []
			return [character, { means: { form, meaning }, sounds: { form: sound, pinyin } }]
		})
	})
}
