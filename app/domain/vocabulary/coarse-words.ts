/** The labels and the English words by which a sense is coarse: see coarse-sense.ts. */

function oneOf(list: string): string {
	return list
		.trim()
		.split(/\s*;\s*/)
		.join('|')
}

/** Labels in brackets. "often derogatory" tells how a word is used, and that is no insult yet. */
export const labels =
	/\((?:[^()]*[ ,])?(?<!(?:often|usually|usu\.|sometimes|mildly|mild|slightly|mostly|also|or|times|non-) ?)(?:vulgar|derog\.?|derogatory|insult(?:ing)?|(?:highly )?offensive|curse|curse word|expletive|obscene)(?![\w-])[^()]*\)/

export const slang = /\((?:[^()]* )?slang\b[^()]*\)/

/** Words of the street, parts of the body, acts, drugs and insults. */
export const always = new RegExp(
	`\\b(?:${oneOf(`
	(?:mother)?[Ff]uck\\w*; friggin\\w*; cunts?; pussy(?! (?:willow|pimple)); dicks?(?=$|[;,!?)]); dickhead;
	dumbass; asshole\\w*; asshat; kiss ass; kick-ass; smart-ass; my ass; in the ass; ['’]s ass; bullshit\\w*; shit\\w*;
	crap; crappy; piss(?:ed|ing|es)?; turds?; [Gg]oddam\\w*; bitch(?!ing about)\\w*; bastards?(?! carp); whor(?:e|es|ing|ehouse);
	sluts?; slut-shame; hookers?; prostitutes?; brothels?; pimps?; gigolos?; catamites?; fagg?ots?;
	nigg(?:er|a)s?; negro; Japs?; Nips?; gooks?; commies?; half-breed; redneck;
	(?<!to )retard(?:ed)?; twat; poof; schlong; WTF; post-nut; onanism; ball-breaking; the balls; doggy style; deep throating; (?:group|intercrural|commercial) sex; sex fluids; pee hole; derogatory (?:term (?:for|used)|nickname|name|reference); pejorative term used; jerk off; jig-a-jig; boob(?:s|ies)?; boob job; tits; knockers; blowjob; blow job; dildo; vibrator;
	threesome; orgy; porn; horny; randy; sexy scenes?;
	penis(?! fish)(?:es)?; vagina; vulvas?(?! or); clitoris; scrotum; labia; genitals?(?! wart| mutil); genitalia;
	testicles?; anus; foreskin; glans; hymen; pubic hair; semen(?! [A-Z]); nocturnal emission;
	masturbat\\w*; orgas\\w*; ejaculat(?:e|es|ed|ion); erections?(?= of the|$|;); fellatio; cunnilingus; oral sex; anal (?:sex|intercourse);
	sodomy; buggery; incest; fetish; (?:have|having|having had|has|had|to) sex; make love; making love; lovemaking;
	sexual (?:intercourse|climax|position|act)s?; mammary intercourse; have intercourse; copulat(?:e|ion)(?! \\(of animals| \\(esp\\. of animals);
	sex (?:toy|party)s?; aphrodisiac; striptease; buttock cleavage; sexually aroused; arousal;
	heroin; cocaine(?!\\)); methamphetamine; meth; ketamine; marijuana; smoke pot; Ecstasy(?= \\(drug|$); MDMA; recreational drug
	`)})(?![\\w-])`,
)

/** What gives way to another sense of the word: 黄 is yellow before it is pornographic. */
export const mild =
	/^(?:sex|tit|booby|balls|lustful|breasts)$|\b(?:pornograph\w+|erotic\w*|lewd\w*|lecher\w*|condoms?|opium|cannabis|[Dd]amn(?:ed)?|cuckold|queer|pee|illicit sex|sex up|(?:want|greedy for|for) sex)\b/

/** What is coarse in slang: "(slang) large breasts". */
export const mildInSlang = /\b(?:sex(?!is)\w*|breasts?|cleavage|drugs?|naked|hooker)\b/

/** No word with one of these is for everybody: 屌丝, 牛屄. */
export const coarseCharacters = /[屄屌肏]/

/** Words whose labels or whose English say more than they mean, as 所谓 "(derog.) so-called". */
export const harmless: ReadonlySet<string> = new Set(
	`性 山雀 塘鹅 九窍 指检 石女 实女 低龄化 淫羊藿 生殖轮 销金窟 收容教育 禁烟 贩毒 吞云吐雾 腽肭脐 UP主 神女
	所谓 有过之而无不及 显形 同党 坐大 依然故我 心猿意马 改头换面 拉拉扯扯 厮混 御用 拜你所赐 老顽固 穷鬼 窜访
	讼棍 刁民 阔少 倒弄 和事佬 货色 徒 浑小子 狗头军师 不是东西 见人说人话，见鬼说鬼话 下海`.split(
		/\s+/,
	),
)
