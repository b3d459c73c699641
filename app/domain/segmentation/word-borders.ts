/**
 * Words whose hanzi are the end of one word and the beginning of the next in some places: in 说法则 they are
 * 说法|则, not 说|法则; in 驾驶室内 驾驶室|内; in 老人们 老人|们.
 *
 * A row has a word and, as patterns, what stands just before it and just after it there; `any` is
 * anything.
 */
type Row = readonly [word: string, before: string, after: string]

const any = ''
const counted = '[一两几二三四五六七八九十百千半每各某这那哪首]'
const figures = '[一二三四五六七八九十百千万两几数\\d]'
const rooms =
	'驾驶|办公|会议|实验|浴|教|卧|病|操作|手术|工作|控制|休息|更衣|地下|温|冷藏|起居|阅览|科'

const rows: readonly Row[] = [
	// The word before it takes its first hanzi.
	['然而', '[安悄欣怡坦泰木突超淡漠黯油]', any],
	['人们', '[老亲客工诗军猎猛旅病敌仆富穷名爱恋主佳妇恶商佣]', any],
	['室内', `(?:${rooms})`, any],
	['落后', '[日脱坠]', any],
	['法则', '[说做看办想语]', any],
	['主从', '女', any],
	['作为', '[视看当称]', any],
	['上将', '(?:影响|程度|基础|意义|市场|网络|问题|道路|事实|实际|历史|表面)', any],
	['致病', '所', any],
	['眼看', '[亲双抬偷肉]', any],
	['早就', '稍', any],
	['主要', '失', any],
	['看家', '来', any],
	['名叫', '[起取]', any],
	['人为', '以(?![防免及至为后前上下内外来])[^，。！？]{1,6}', any],
	['人为', any, '[友敌伍伴镜]'],
	['人为', '[多些有少]', any],
	['人为', counted, any],
	['人像', '[被让]', any],
	['上来', '[^走跑站坐爬冲端送追赶拿带迎围]', '(?:说|讲|看)(?![着过])'],
	['话说', '[\\p{Script=Han}]', any],
	['封为', '受', any],
	['起舞', '发', any],
	['入网', '[接进加插投流导]', any],
	['调低', '[音声腔语]', any],
	['调高', '[音声]', any],
	['人声', '[国个]', any],
	['内装', '[瓶袋盒箱间罐桶房]', any],
	['日前', figures, any],
	['日后', figures, any],
	['日内', figures, any],
	['年之久', figures, any],
	['所以', '[是有开建这那]一', any],
	['处在', '(?<!第)一', any],
	['得以', '不', '(?!(?:安|生|进|保|实|施|存|继|解|完|成))'],
	// The word after it takes its last hanzi.
	['凭证', any, '件(?![夹数])'],
	['发现', '派', '金'],
	['后方', any, '可(?!能)'],
	['想开', any, '(?![了点些吧的就也])\\p{Script=Han}'],
	['不负', any, '(?![众所重春韶期使此厚深青时年初盛好美])\\p{Script=Han}'],
	['再说', any, '(?:[得的]|[一几两三]?[遍次])'],
	['如一', any, '[题个种位名道家次条项张只件句天本]'],
	['从小', any, '(?:[众处县镇区巷路门窗户额]|(?:业务|职|店|商)[员贩])'],
	['从小', any, '(?!到大)\\p{Script=Han}{1,5}(?:做起|干起|起步|做到)'],
	['从中', any, '年(?!轻)'],
	['更加', any, '[重深快大强速固]了'],
	['到底', any, '部'],
	['不得', any, '(?:[当体力][，。的]|志)'],
	['不过', any, '(?:关(?![于系注心怀])|问(?!题)|敏|硬)'],
	['难看', any, '[清懂出到见透]'],
	['人种', any, '[了花树菜地田着过下]'],
	['出名', any, '[号堂次]'],
	['有名', any, '[头额]'],
	['出门', any, '[外口]'],
	['进食', any, '[管道]'],
	['开发', any, '票'],
	['用量', any, '[杯勺具筒]'],
	['地方', any, '便[了于]'],
	['其中', any, '[心央](?![里中甘想疑存])'],
	['老人家', any, '[里属]'],
	['多情', any, '种(?!子)'],
	['小吃', any, '货'],
	['显灵', any, '动'],
	['个头', any, '等'],
	['个头', '个', '上'],
	['每周', any, '(?:[一二三四五六](?![次回遍个期天节小到至篇本套场部张种杯片封首更])|[日末])'],
	['下单', any, '[膝手脚身]'],
	['上架', any, '着'],
	['上铺', any, '[着满设了上开]'],
	['下铺', any, '[着满设了上开]'],
	['家装', any, '[个了着上两一]'],
	['手机号', any, '码'],
	['水洗', any, '[头脸澡手脚]'],
	['被盗', any, '[用取窃版走墓]'],
	['补肾', any, '虚'],
	['上朝', any, '[下上外前着天里内]'],
	['才情', any, '[定愿]'],
	['处以', any, '[上下内外前后]'],
	['看门', any, '[口外票窗前内]'],
	['花被', any, '[^片管筒裂两三四五外内基具]'],
	// Both do.
	['大一', '一', '小'],
	['内在', '[年月日天期周]', any],
	['套房', '[首二两三一几每这那]', any],
	['少将', '[最至]', any],
	['种花', counted, any],
	['事由', '[这此那]', any],
	['性冷淡', '个', any],
	['年会', '[些几近今去当多这那来两三百千]', any],
]

type Border = { readonly before: RegExp | undefined; readonly after: RegExp | undefined }

const borders = new Map<string, Border[]>()
for (const [word, before, after] of rows) {
	const border = {
		before: before === any ? undefined : new RegExp(`${before}$`, 'u'),
		after: after === any ? undefined : new RegExp(`^${after}`, 'u'),
	}
	borders.set(word, [...(borders.get(word) ?? []), border])
}

/** The words that have such places. */
export const borderWords: readonly string[] = [...borders.keys()]

/** Whether the word's hanzi belong to the words around it here. */
export function isAcrossBorder(word: string, before: string, after: string): boolean {
	const places = borders.get(word) ?? []
	return places.some(
		(one) => one.before?.test(before) !== false && one.after?.test(after) !== false,
	)
}
