const example = `[choice]
zh: 李明是哪国人？
en: What nationality is Li Ming?
- zh: 美国人
en: American
* zh: 中国人
en: Chinese
? zh: 第一段说“我是中国人”。

[true_false]
zh: 李明今天不高兴。
* false`

/** Explains the text format of exercises, with an example. */
export function ExerciseFormatHelp() {
	return (
		<details className="rounded-card border border-line px-3 py-2">
			<summary className="text-ink-soft">Format help</summary>
			<div className="grid gap-2 pt-2">
				<ul className="grid list-disc gap-1 pl-5">
					<li>
						<code>[choice]</code>, <code>[multiple]</code> or <code>[true_false]</code> starts an
						exercise. The question comes next. Each line starts with its language: <code>zh:</code>,{' '}
						<code>en:</code> or another.
					</li>
					<li>
						Put <code>*</code> before a right answer, <code>-</code> before a wrong one and{' '}
						<code>?</code> before the explanation. The lines that follow are its other languages.
					</li>
					<li>
						A true_false question has <code>* true</code> or <code>* false</code> instead of
						options.
					</li>
					<li>
						A line that starts with <code>\</code> continues the text above.
					</li>
				</ul>
				<pre lang="zh-CN" className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm">
					{example}
				</pre>
			</div>
		</details>
	)
}
