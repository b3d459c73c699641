/**
 * Whether a device's voice reads a word alone as it is read here: 还 alone is said hái, so 还 read huán
 * is unusual. Device voices see only hanzi and know nothing of pinyin.
 *
 * The table has the common hanzi and words with more than one reading, with the one that voices say for
 * the word alone. Words that are not listed have one reading, or voices guess it from their hanzi.
 */
const listed =
	'还hái 长cháng 行xíng 得dé 地dì 的de 了le 着zhe 好hǎo 都dōu 为wèi 要yào 会huì 少shǎo 分fēn 教jiào 种zhǒng 重zhòng 只zhǐ 数shù 相xiāng 中zhōng 当dāng 发fā 过guò 干gàn 和hé 间jiān 觉jué 空kōng 乐lè 量liàng 难nán 便biàn 差chà 处chù 大dà 倒dào 调diào 度dù 更gèng 喝hē 几jǐ 假jiǎ 降jiàng 将jiāng 角jiǎo 结jié 卷juǎn 看kàn 累lèi 凉liáng 亮liàng 没méi 奇qí 切qiē 亲qīn 曲qū 散sàn 色sè 舍shě 什shén 省shěng 盛shèng 石shí 受shòu 似sì 宿sù 提tí 弹dàn 挑tiāo 头tóu 吐tǔ 系xì 吓xià 鲜xiān 兴xìng 血xuè 压yā 咽yàn 应yīng 与yǔ 扎zhā 炸zhà 占zhàn 涨zhǎng 朝cháo 折zhé 正zhèng 转zhuǎn 传chuán 藏cáng 曾céng 车chē 称chēng 乘chéng 冲chōng 臭chòu 答dá 待dài 单dān 担dān 钉dīng 斗dòu 恶è 佛fó 缝féng 给gěi 供gòng 勾gōu 冠guàn 观guān 号hào 荷hé 横héng 哄hǒng 划huà 晃huǎng 混hùn 夹jiā 尽jìn 禁jìn 据jù 圈quān 壳ké 率lǜ 落luò 绿lǜ 露lù 论lùn 蒙méng 模mó 磨mó 泡pào 铺pù 强qiáng 抢qiǎng 任rèn 撒sā 塞sāi 扇shàn 上shàng 尾wěi 鸟niǎo 呢ne 吗ma 吧ba 啊a 呀ya 背bèi 薄báo 剥bāo 别bié 参cān 查chá 场chǎng 尺chǐ 创chuàng 片piàn 漂piāo 屏píng 强qiáng 悄qiāo 雀què 杉shān 说shuō 汤tāng 通tōng 同tóng 瓦wǎ 哇wā 万wàn 校xiào 巷xiàng 削xiāo 旋xuán 哑yǎ 殷yīn 饮yǐn 晕yūn 载zài 脏zāng 择zé 粘zhān 症zhèng 挣zhèng 作zuò 东西dōngxi 大意dàyì 地道dìdao 孙子sūnzi 人家rénjia 兄弟xiōngdì 买卖mǎimai 多少duōshao 大夫dàifu 精神jīngshén 对头duìtou 大人dàren 地下dìxià 自然zìrán 本事běnshi 合计héjì 利害lìhài 不是búshì 过去guòqù 朝阳cháoyáng 好事hǎoshì 好学hàoxué 重生chóngshēng 当年dāngnián 分子fēnzǐ 老子lǎozi 丈夫zhàngfu 播放bōfàng 只是zhǐshì 看中kànzhòng 长大zhǎngdà'

const usual = new Map(
	listed.split(' ').map((entry) => {
		const hanzi = /^\p{Script=Han}+/u.exec(entry)?.[0] ?? ''
		return [hanzi, entry.slice(hanzi.length)]
	}),
)

/** Without pinyin any reading is right. */
export function isUsualReading(word: string, pinyin: string | undefined): boolean {
	const read = pinyin
		?.normalize('NFC')
		.toLowerCase()
		.replace(/[\s'’\-·]/g, '')
	if (!read) return true
	const expected = usual.get(word)
	return expected === undefined || expected === read
}
