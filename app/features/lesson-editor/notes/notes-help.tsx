const example = `## 是 joins two nouns

*To be* between two nouns is 是 [shì].

- **不是** [bú shì] says no.

zh: 我␟是␟老师。
en: I’m a teacher.`

/** Explains the text format of notes, with an example. */
export function NotesFormatHelp() {
	return (
		<details className="rounded-card border border-line px-3 py-2">
			<summary className="text-ink-soft">Format help</summary>
			<div className="grid gap-2 pt-2">
				<ul className="grid list-disc gap-1 pl-5">
					<li>
						<code>##</code> begins a note with its heading. An empty line ends a paragraph.{' '}
						<code>-</code> begins an item of a list.
					</li>
					<li>
						<code>*emphasis*</code>, <code>**strong**</code>. HTML, links and pictures stay as
						typed.
					</li>
					<li>
						An example is a <code>zh:</code> line and its <code>en:</code> line. Words may be cut
						with ␟; what is not cut is cut for you.
					</li>
					<li>
						A reading in brackets belongs to the word before it:{' '}
						<code lang="zh-CN">银行[yínháng]</code>. The others come from the dictionary.
					</li>
				</ul>
				<pre lang="zh-CN" className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm">
					{example}
				</pre>
			</div>
		</details>
	)
}
