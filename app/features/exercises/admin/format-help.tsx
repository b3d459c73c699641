import { type ExerciseType, exerciseTypes } from '#app/domain/exercises/exercise-kinds.ts'
import { WithCode } from './with-code.tsx'

const rules = [
	'A kind in brackets such as `[choice]` starts an exercise. The question comes next. Each line starts with its language: `zh:`, `en:` or another.',
	'Put `*` before a right answer, `-` before a wrong one and `?` before the explanation. The lines that follow are its other languages.',
	'A question of any kind may have a line `sound:`. A button speaks its Chinese; it is not shown. Two lines `sound: 马克：…` and `sound: 六月：…` are a dialogue, in two voices where there are two.',
	'A line that starts with `\\` continues the text above.',
	'Words are cut and read for you, as in the lesson’s text. Cut them yourself with `␟`, and put a reading behind its word: `慢慢␟地[de]走`.',
]

/** The rule of each kind, with an example. */
const kinds: Record<ExerciseType, { rule: string; example: string }> = {
	choice: {
		rule: 'One right option.',
		example: `[choice]
zh: 李明是哪国人？
en: What nationality is Li Ming?
- zh: 美国人
en: American
* zh: 中国人
en: Chinese
? zh: 第一段说“我是中国人”。`,
	},
	multiple: {
		rule: 'All right options must be chosen.',
		example: `[multiple]
zh: 哪些是水果？
* zh: 苹果
* zh: 香蕉
- zh: 米饭`,
	},
	true_false: {
		rule: '`* true` or `* false` instead of options.',
		example: `[true_false]
zh: 李明今天不高兴。
* false`,
	},
	cloze: {
		rule: 'Missing words stand in braces in the Chinese question, further words of the bank after `-`. A literal brace is `\\{`.',
		example: `[cloze]
zh: 我{叫}安娜，{是}法国人。
en: My name is Anna. I am French.
- zh: 姓`,
	},
	order: {
		rule: 'Words with spaces between them. Each `*` line is a right order of the same words; words after `-` belong to no place.',
		example: `[order]
zh: 安娜今天去哪儿？
* zh: 安娜 今天 去 北京
* zh: 今天 安娜 去 北京
- zh: 在`,
	},
	match: {
		rule: 'Each `*` line is a pair. Words after `-` belong to no pair.',
		example: `[match]
zh: 哪个量词？
* zh: 书 = 本
* zh: 猫 = 只
- zh: 张`,
	},
	type: {
		rule: 'Each `*` line is accepted: `zh:` is graded as hanzi, `pinyin:` by letters and tones.',
		example: `[type]
zh: “老师”的拼音是什么？
* pinyin: lǎoshī`,
	},
	dictation: {
		rule: 'As `[type]`, for what the `sound:` says.',
		example: `[dictation]
zh: 听一听，写下来。
sound: 你是学生吗？
* zh: 你是学生吗？
* pinyin: nǐ shì xuésheng ma`,
	},
	speak: {
		rule: 'Heard, and answered aloud. Each `*` line is a model answer. It is not graded, and stands below the others.',
		example: `[speak]
zh: 你叫什么名字？
* zh: 我叫安娜。`,
	},
}

/** Explains the text format of exercises, with an example of each kind. */
export function ExerciseFormatHelp() {
	return (
		<details className="rounded-card border border-line px-3 py-2">
			<summary className="text-ink-soft">Format help</summary>
			<div className="grid gap-3 pt-2">
				<ul className="grid list-disc gap-1 pl-5">
					{rules.map((rule) => (
						<li key={rule}>
							<WithCode text={rule} />
						</li>
					))}
				</ul>
				<dl className="grid gap-3 sm:grid-cols-2">
					{exerciseTypes.map((type) => (
						<div key={type} className="grid min-w-0 content-start gap-1">
							<dt>
								<code className="font-semibold">[{type}]</code>
							</dt>
							<dd>
								<WithCode text={kinds[type].rule} />
							</dd>
							<dd>
								<pre
									lang="zh-CN"
									className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm"
								>
									{kinds[type].example}
								</pre>
							</dd>
						</div>
					))}
				</dl>
			</div>
		</details>
	)
}
