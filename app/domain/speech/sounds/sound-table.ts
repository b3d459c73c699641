/**
 * Sounds that learners confuse, as words that differ in one of them: 妈 mā, 麻 má, 马 mǎ, 骂 mà, or 找 zhǎo
 * and 早 zǎo. Every line is a choice between its words.
 *
 * All are hanzi, so that any voice can say them. Most have one reading; a voice that takes pinyin gets it
 * in any case. A third tone before another one is said as a second, so no pair of words has that.
 */
export const soundTable = {
	tones: `
		妈mā 麻má 马mǎ 骂mà
		汤tāng 糖táng 躺tǎng 烫tàng
		诗shī 十shí 史shǐ 是shì
		衣yī 姨yí 椅yǐ 易yì
		方fāng 房fáng 访fǎng 放fàng
		鸡jī 急jí 挤jǐ 寄jì
		七qī 骑qí 起qǐ 气qì
		烟yān 盐yán 眼yǎn 厌yàn
		屋wū 无wú 五wǔ 雾wù
		灰huī 回huí 毁huǐ 汇huì
		猪zhū 竹zhú 煮zhǔ 住zhù
		溜liū 流liú 柳liǔ 六liù
		梯tī 题tí 体tǐ 替tì
		西xī 习xí 洗xǐ 细xì
		呼hū 湖hú 虎hǔ 户hù
		逼bī 鼻bí 笔bǐ 闭bì
		猜cāi 才cái 采cǎi 菜cài
		掏tāo 桃táo 讨tǎo 套tào
		千qiān 钱qián 浅qiǎn 欠qiàn
		温wēn 文wén 稳wěn 问wèn
		音yīn 银yín 饮yǐn 印yìn
		英yīng 赢yíng 影yǐng 硬yìng
		优yōu 油yóu 有yǒu 右yòu
		冤yuān 园yuán 远yuǎn 院yuàn
		知zhī 直zhí 纸zhǐ 治zhì
		抽chōu 愁chóu 丑chǒu 臭chòu
		街jiē 节jié 姐jiě 借jiè
		迷mí 米mǐ 密mì
		低dī 敌dí 底dǐ 弟dì
		督dū 毒dú 赌dǔ 杜dù
		昌chāng 常cháng 厂chǎng 唱chàng
		批pī 皮pí 匹pǐ
		靴xuē 学xué 雪xuě
		山shān 闪shǎn 善shàn
		买mǎi 卖mài
		飞fēi 肥féi 费fèi
		猫māo 毛máo 帽mào
		鱼yú 雨yǔ 玉yù
		书shū 鼠shǔ 树shù
		杯bēi 北běi 倍bèi
		锅guō 国guó 果guǒ
		妞niū 牛niú 扭niǔ`,
	'zh-z': `
		找zhǎo 早zǎo
		猪zhū 租zū
		竹zhú 足zú
		纸zhǐ 紫zǐ
		照zhào 造zào
		摘zhāi 灾zāi
		钟zhōng 宗zōng
		站zhàn 赞zàn
		主zhǔ 组zǔ
		肘zhǒu 走zǒu
		争zhēng 增zēng
		政zhèng 赠zèng`,
	'sh-s': `
		是shì 四sì
		诗shī 思sī
		山shān 三sān
		书shū 苏sū
		使shǐ 死sǐ
		睡shuì 岁suì
		树shù 素sù
		生shēng 僧sēng
		晒shài 赛sài
		收shōu 搜sōu
		商shāng 桑sāng
		傻shǎ 洒sǎ`,
	'x-sh': `
		西xī 诗shī
		习xí 十shí
		洗xǐ 使shǐ
		细xì 是shì
		虾xiā 沙shā
		谢xiè 社shè
		鞋xié 蛇shé
		消xiāo 烧shāo
		香xiāng 商shāng
		想xiǎng 赏shǎng
		先xiān 山shān
		笑xiào 哨shào`,
	'j-zh': `
		鸡jī 知zhī
		急jí 直zhí
		挤jǐ 纸zhǐ
		寄jì 治zhì
		江jiāng 张zhāng
		讲jiǎng 掌zhǎng
		旧jiù 皱zhòu
		接jiē 遮zhē
		姐jiě 者zhě
		件jiàn 站zhàn
		剪jiǎn 展zhǎn
		九jiǔ 肘zhǒu`,
	'q-ch': `
		七qī 吃chī
		气qì 翅chì
		起qǐ 齿chǐ
		骑qí 迟chí
		桥qiáo 潮cháo
		钱qián 馋chán
		浅qiǎn 产chǎn
		秋qiū 抽chōu
		球qiú 愁chóu
		枪qiāng 昌chāng
		墙qiáng 常cháng
		抢qiǎng 厂chǎng`,
	'n-l': `
		你nǐ 李lǐ
		年nián 连lián
		牛niú 流liú
		男nán 蓝lán
		脑nǎo 老lǎo
		女nǚ 旅lǚ
		怒nù 路lù
		农nóng 龙lóng
		娘niáng 粮liáng
		泥ní 离lí
		内nèi 类lèi
		暖nuǎn 卵luǎn`,
	'r-l': `
		让ràng 浪làng
		肉ròu 漏lòu
		入rù 路lù
		软ruǎn 卵luǎn
		燃rán 蓝lán
		染rǎn 懒lǎn
		柔róu 楼lóu
		荣róng 龙lóng
		如rú 炉lú
		饶ráo 劳láo
		扰rǎo 老lǎo`,
	'an-ang': `
		饭fàn 放fàng
		山shān 商shāng
		蓝lán 狼láng
		三sān 桑sāng
		班bān 帮bāng
		反fǎn 访fǎng
		烂làn 浪làng
		谈tán 糖táng
		站zhàn 帐zhàng
		弯wān 汪wāng
		晚wǎn 网wǎng
		盘pán 旁páng
		船chuán 床chuáng
		钱qián 墙qiáng
		烟yān 秧yāng
		盐yán 羊yáng
		眼yǎn 痒yǎng
		脸liǎn 两liǎng`,
	'en-eng': `
		真zhēn 蒸zhēng
		身shēn 生shēng
		盆pén 朋péng
		纷fēn 风fēng
		陈chén 城chéng
		森sēn 僧sēng
		跟gēn 耕gēng
		份fèn 奉fèng
		人rén 仍réng
		阵zhèn 政zhèng
		门mén 盟méng
		针zhēn 争zhēng`,
	'in-ing': `
		音yīn 英yīng
		银yín 赢yíng
		饮yǐn 影yǐng
		印yìn 硬yìng
		今jīn 京jīng
		近jìn 静jìng
		林lín 零líng
		新xīn 星xīng
		信xìn 姓xìng
		民mín 明míng
		贫pín 平píng
		宾bīn 兵bīng
		琴qín 晴qíng
		紧jǐn 井jǐng`,
	'u-ü': `
		路lù 律lǜ
		炉lú 驴lǘ
		努nǔ 女nǚ
		鲁lǔ 旅lǚ
		五wǔ 雨yǔ
		无wú 鱼yú
		雾wù 玉yù
		午wǔ 语yǔ`,
	'two-syllables': `
		睡觉shuìjiào 水饺shuǐjiǎo
		杯子bēizi 被子bèizi
		眼睛yǎnjing 眼镜yǎnjìng
		北京Běijīng 背景bèijǐng
		通知tōngzhī 同志tóngzhì
		大学dàxué 大雪dàxuě
		时间shíjiān 事件shìjiàn
		实验shíyàn 食盐shíyán
		主意zhǔyi 注意zhùyì
		语言yǔyán 预言yùyán
		松树sōngshù 松鼠sōngshǔ
		练习liànxí 联系liánxì
		教室jiàoshì 教师jiàoshī
		同意tóngyì 统一tǒngyī
		礼节lǐjié 理解lǐjiě
		书架shūjià 暑假shǔjià
		会议huìyì 回忆huíyì
		经理jīnglǐ 经历jīnglì
		知道zhīdào 指导zhǐdǎo
		故事gùshi 古诗gǔshī
		香蕉xiāngjiāo 橡胶xiàngjiāo
		手机shǒujī 收集shōují
		汉语Hànyǔ 韩语Hányǔ
		司机sījī 四季sìjì
		山西Shānxī 陕西Shǎnxī
		期中qīzhōng 其中qízhōng
		城市chéngshì 诚实chéngshí
		世纪shìjì 实际shíjì
		鲜花xiānhuā 闲话xiánhuà
		老师lǎoshī 老实lǎoshi
		花费huāfèi 化肥huàféi
		时期shíqī 士气shìqì`,
} as const

export type SoundSetId = keyof typeof soundTable
