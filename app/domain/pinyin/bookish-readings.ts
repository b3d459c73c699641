/**
 * Rules for characters of books, crafts, history and places, which the weights meet too rarely:
 * 铣 is xǐ in 铣削, 镐 is Hào in 镐京, 藏 is zàng in 驻藏大臣.
 *
 * They work as in reading-rules.ts. Given names, such as 萧铣 and 李姬镐, are left to the weights.
 */
import type { ReadingRule } from './reading-rules.ts'

const ends = '$|[，。！？；：、“”…）》\\s]'

export const bookishRules: ReadonlyMap<string, readonly ReadingRule[]> = new Map<
	string,
	readonly ReadingRule[]
>([
	// Crafts, sciences and things.
	[
		'铣',
		[
			{ after: /^(?:削|床|刀|工|出|成|制|平|槽)$/u, reading: 'xǐ' },
			{ before: /^(?:数控|精|粗|龙门)$/u, reading: 'xǐ' },
		],
	],
	['锔', [{ after: /^(?:碗|缸|锅|盆|子|补|瓷|瓷器|盘子?)$/u, reading: 'jū' }, { reading: 'jú' }]],
	['镝', [{ before: /^(?:鸣|锋)$/u, reading: 'dí' }, { reading: 'dī' }]],
	[
		'镐',
		[
			{ before: /^丰$/u, reading: 'Hào' },
			{ after: /^(?:京|都)$/u, reading: 'Hào' },
			{ before: /^(?:铁|斧|十字|鹤嘴|洋|冰|电|风|用|挥|把|尖)$/u, reading: 'gǎo' },
			{ after: /^(?:头|尖|刨|下去)$/u, reading: 'gǎo' },
		],
	],
	[
		'鬲',
		[
			{ before: /^(?:陶|铜|青铜|鼎|罐|[、，])$/u, reading: 'lì' },
			{ after: /^[、]$/u, reading: 'lì' },
		],
	],
	['樘', [{ before: /^(?:门|窗|[一二两三四五六七八九十几]+|[\d０-９]+)$/u, reading: 'táng' }]],
	['窨', [{ after: /^(?:茶|制|花|茶叶|花茶)$/u, reading: 'xūn' }, { reading: 'yìn' }]],
	[
		'酢',
		[
			{ before: /^(?:酬|献)$/u, reading: 'zuò' },
			{ after: /^(?:坛|肉|鱼|浆|菜)$/u, reading: 'cù' },
		],
	],
	['蜇', [{ before: /^(?!海$)/u, reading: 'zhē' }]],
	['蛤', [{ after: /^(?:蚂|蟆)$/u, reading: 'há' }]],
	['菸', [{ reading: 'yān' }]],
	['閤', [{ after: /^(?:家|府|第|眷)$/u, reading: 'hé' }, { reading: 'gé' }]],
	['朮', [{ reading: 'zhú' }]],
	[
		'轧',
		[
			{ after: /^(?:花|棉|棉花|路|马路|伤|死)$/u, reading: 'yà' },
			{ after: /^(?:制|钢|辊|材|件|机)/u, reading: 'zhá' },
			{ before: /^(?:热|冷|粗|精)$/u, reading: 'zhá' },
		],
	],
	[
		'钻',
		[
			{ after: /^(?:柱|具|床|机|塔|戒|饰|台)$/u, reading: 'zuàn' },
			{ after: /^(?:进|到|出|来|过|入|了|研|孔|木|洞)$/u, reading: 'zuān' },
		],
	],
	[
		'杆',
		[
			{
				before: /^(?:操纵|驾驶|控制|变速|换挡|笔|枪|秤|箭|烟袋|侧|杠)$/u,
				reading: 'gǎn',
			},
			{
				before: /^(?:旗|标志|桅|电线|吊|栏|标|撑|钓鱼|路灯|信号|晾衣)$/u,
				reading: 'gān',
			},
		],
	],
	['杈', [{ before: /^(?:枝|树|桠|丫|打)$/u, reading: 'chà' }]],
	[
		'晕',
		[
			{ before: /^(?:日|月|光|红|冰|星系|酒)$/u, reading: 'yùn' },
			{ after: /^(?:车|船|机|针|血|高)$/u, reading: 'yùn' },
		],
	],
	['臭', [{ before: /^(?:无|乳|铜)$/u, reading: 'xiù' }]],
	['斗', [{ after: /^(?:栱|拱|笠|柜|室|篷)$/u, reading: 'dǒu' }]],
	['校', [{ after: /^(?:对|准|勘|注|订|阅|射|改|正)$/u, reading: 'jiào' }]],

	// Things that people do.
	[
		'糊',
		[
			{
				before: /^(?:面|面粉|玉米粉|玉米面|玉米|芝麻|米|辣椒|淀粉|蛋|肉)$/u,
				after: new RegExp(`^(?:${ends}|里|中|的|和)`, 'u'),
				reading: 'hù',
			},
		],
	],
	['糊糊', [{ after: /^(?!涂)/u, reading: 'hù hu' }]],
	[
		'炸',
		[
			{ rest: /^炸[^，。]{0,8}(?:分钟|金黄|酥|脆|熟)/u, reading: 'zhá' },
			{ after: /^(?:鱼|鸡|鸡腿|虾|油条|丸子|豆腐|薯条|藕|年糕|春卷|糕|酱)$/u, reading: 'zhá' },
		],
	],
	[
		'粘',
		[
			{ after: /^(?:在|上|了|住|贴|好|到|满|起来)$/u, reading: 'zhān' },
			{ before: /^(?:很|不|太|有点儿?|发)$/u, reading: 'nián' },
		],
	],
	[
		'缝',
		[
			{
				after: /^(?:衣服|衣|衣裳|被子|扣子|纽扣|裤子|裙子|好|上|补|制|合|了|着|起来|个|一|几)$/u,
				before: /^(?!门|墙|石|牙|裂|地|砖|条|道|窗)/u,
				reading: 'féng',
			},
		],
	],
	['挨', [{ after: /^(?:了|打|骂|饿|批|揍|训|批评|宰|整|冻|过)$/u, reading: 'ái' }]],
	['捋', [{ rest: /^捋起?了?[^，。]{0,3}(?:袖|胳膊)/u, reading: 'luō' }]],
	[
		'扒',
		[
			{ before: /^手$/u, after: /^(?:肉|羊肉|羊排|饭)$/u, reading: 'pá' },
			{
				after: /^(?:墙|房|房子|皮|开|下|掉|光|火车|着|在|拉)$/u,
				reading: 'bā',
			},
		],
	],
	['扛', [{ after: /^鼎$/u, reading: 'gāng' }, { reading: 'káng' }]],
	[
		'擂',
		[
			{ after: /^(?:主|台)$/u, reading: 'lèi' },
			{ before: /^(?:打|攻|守|设|摆)$/u, reading: 'lèi' },
			{ after: /^(?:鼓|琴|茶|胸|了|着|门|响|桌子)$/u, reading: 'léi' },
		],
	],
	[
		'泡',
		[
			{
				after: /^(?:在|着|茶|澡|脚|温泉|咖啡|面|酒|水|菜|了|好|一|杯|壶|吧)$/u,
				reading: 'pào',
			},
		],
	],
	[
		'涌',
		[
			{ before: /^(?:河|鲗鱼|葵|东)$/u, reading: 'chōng' },
			{ after: /^(?:向|入|出|现|来|进|到|动|起|上|出来|进来|过来|上来)$/u, reading: 'yǒng' },
			{ before: /^(?:管|泉|汹|喷|云)$/u, reading: 'yǒng' },
		],
	],
	[
		'铺',
		[
			{
				after: /^(?:上|满|着|了|在|床|开|成|好|平|床单|地毯|轨|砖|地板|桌布|被子|垫|设|路|地)$/u,
				reading: 'pū',
			},
			{
				before:
					/^(?:包子|面|馄饨|烧饼|肉|杂货|药|布|米|粮|茶|铁匠|早点|早餐|饼|玉器|点心|豆腐|理发|书|裁缝|馒头|水果|文房四宝|首饰|棺材)$/u,
				reading: 'pù',
			},
		],
	],
	[
		'弄',
		[
			{ before: /^[\d０-９]+$/u, reading: 'lòng' },
			{
				before: /^(?:里|[王李张陈杨赵黄周吴徐孙]家)$/u,
				after: new RegExp(`^(?:${ends})`, 'u'),
				reading: 'lòng',
			},
			{
				after:
					/^(?:清楚|清|懂|明白|瞎|坏|脏|丢|断|破|湿|乱|错|醒|死|伤|哭|倒|干净|好|成|到|来|出|出来|走|掉|了|得|不|个|点|些|些许|一|虚|假|权|巧)/u,
				reading: 'nòng',
			},
		],
	],
	[
		'喝',
		[
			{ rest: /^喝一声/u, reading: 'hè' },
			{ before: /^(?:大|厉声|高声|齐声|暴|怒)$/u, after: /^(?:道|问|令|止|：)$/u, reading: 'hè' },
		],
	],

	// Books, songs and offices.
	[
		'乐',
		[
			{
				after: /^(?:评|迷|手|章|器|谱|队|坛|曲|理|团|句|音)$/u,
				before: /^(?!很|太|真|最)/u,
				reading: 'yuè',
			},
		],
	],
	[
		'劲',
		[
			{ after: /^(?:歌|舞|骑|旅|敌|射|草|松|升|弩|卒)$/u, reading: 'jìng' },
			{ before: /^(?:风|北风|霜风|西风|秋风|苍|雄|遒)$/u, reading: 'jìng' },
		],
	],
	[
		'将',
		[
			{
				before: /^(?:参|副|裨|偏|骁|叛|降|诸|宿|猛|勇|敌)$/u,
				after: new RegExp(`^(?:${ends}|们|的|和|之)`, 'u'),
				reading: 'jiàng',
			},
		],
	],
	['丧', [{ before: /^(?:主|居|服|守|治|发|奔|送|吊|国|出)$/u, reading: 'sāng' }]],
	['甚', [{ after: /^么$/u, reading: 'shén' }, { reading: 'shèn' }]],
	['颉', [{ before: /^[苍仓]$/u, reading: 'jié' }]],

	// Peoples and places.
	[
		'藏',
		[
			{
				before: /^(?:驻|入|进|援|川|青|滇|汉|蒙|满|大)$/u,
				after: /^(?!起|着|进|到|在|了|好|身|有)/u,
				reading: 'zàng',
			},
			{
				after: /^(?:人|族|语|文|区|历|传|胞|羚|獒|香|袍|式|北|南|医|巴|戏|民|歌|舞)/u,
				reading: 'zàng',
			},
		],
	],
	['汗', [{ after: /^(?:国|位|廷|王|帐|庭)$/u, reading: 'hán' }]],
	[
		'蔚',
		[
			{ rest: /^蔚[一二两三四五]?[州县]/u, reading: 'Yù' },
			{ after: /^(?:然|为|成)$/u, reading: 'wèi' },
		],
	],
	[
		'侗',
		[
			{ after: /^(?:族|歌|戏|乡|寨|家|语|锦|布|医|人)$/u, reading: 'Dòng' },
			{ before: /^(?:苗|瑶|壮|汉)$/u, reading: 'Dòng' },
		],
	],
	[
		'缪',
		[
			{ before: /^姓$/u, reading: 'Miào' },
			{ after: /^(?:姓|氏)$/u, reading: 'Miào' },
		],
	],
	[
		'圩',
		[
			{ after: /^(?:田|堤|垸|子)$/u, reading: 'wéi' },
			{ after: /^(?:日|场|市|期|集)$/u, reading: 'xū' },
			{ before: /^(?:赶|趁)$/u, reading: 'xū' },
		],
	],
	[
		'蒙',
		[
			{ after: /^(?:藏|汉|古|满|古族)$/u, reading: 'Měng' },
			{ before: /^(?:满|汉|内|外)$/u, reading: 'Měng' },
		],
	],
	['柏', [{ before: /^(?:卷|侧|圆|翠|刺|扁|松)$/u, reading: 'bǎi' }]],
])
