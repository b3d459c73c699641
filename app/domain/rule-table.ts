/**
 * Rules of Chinese as a table of text: a rule a line, its columns apart by tabs.
 *
 *   word   result   condition            // example
 *   会     will     明天 … _ verb         // 明天会下雨
 *          can      _ 游泳                // 我会游泳
 *
 * An empty word or result is the one above, but a word that is named has its own result; `跟/和` is two words
 * with the same rules. The first rule of a word whose condition holds decides. A row with the result `=` names a piece of conditions:
 *
 *   ends   =        (?:$|[，。])
 *   为人   wéi rén   after=^{ends}        // 他很会为人。
 *
 * `{ends}` stands for that; a piece of several rows makes a rule of each. What a condition means, each
 * table says. A line of its own may be empty or a comment.
 */
export type Rule<Condition> = {
	readonly result: string
	readonly condition: Condition
	/** The number of its line in the text. */
	readonly line: number
}

export type RuleTable<Condition> = {
	readonly words: () => Iterable<string>
	readonly rulesOf: (word: string) => readonly Rule<Condition>[]
	/** The rule that decides for the word. */
	readonly find: (
		word: string,
		holds: (rule: Rule<Condition>) => boolean,
	) => Rule<Condition> | undefined
}

/** The text is read at the first question, and a word's conditions at the first about this word. */
export function ruleTable<Condition>(
	text: string,
	readCondition: (written: string) => Condition,
): RuleTable<Condition> {
	let written: ReadonlyMap<string, readonly Rule<string>[]> | undefined
	const read = new Map<string, readonly Rule<Condition>[]>()
	const rulesOf = (word: string) => {
		written ??= rowsByWord(text)
		const rows = written.get(word)
		if (!rows) return []
		const known = read.get(word)
		if (known) return known
		const rules = rows.map((row) => ({ ...row, condition: readCondition(row.condition) }))
		read.set(word, rules)
		return rules
	}
	return {
		words: () => {
			written ??= rowsByWord(text)
			return written.keys()
		},
		rulesOf,
		find: (word, holds) => rulesOf(word).find(holds),
	}
}

function rowsByWord(text: string): Map<string, Rule<string>[]> {
	const rowsOf = new Map<string, Rule<string>[]>()
	const pieces = new Map<string, string[]>()
	let [words, result] = ['', '']
	for (const [at, line] of text.split('\n').entries()) {
		if (line === '' || line.startsWith('//')) continue
		const [ownWords = '', ownResult, condition] = line.split('\t')
		if (ownResult === undefined || condition === undefined) {
			throw new Error(`A rule has a word, a result and a condition: ${line}`)
		}
		if (ownWords) [words, result] = [ownWords, '']
		result = ownResult || result
		if (result === '') throw new Error(`A word is named without a result: ${line}`)
		for (const one of withPieces(condition, pieces)) {
			if (result === '=') add(pieces, words, one)
			else
				for (const word of words.split('/'))
					add(rowsOf, word, { result, condition: one, line: at + 1 })
		}
	}
	return rowsOf
}

function add<Row>(rows: Map<string, Row[]>, key: string, row: Row): void {
	const own = rows.get(key)
	if (own) own.push(row)
	else rows.set(key, [row])
}

/** The condition with each of the pieces that it names: `^{ends}` is `^(?:$|[，。])`. */
function withPieces(condition: string, pieces: ReadonlyMap<string, readonly string[]>): string[] {
	const name = /\{([a-z]\w*)\}/.exec(condition)?.[1]
	if (name === undefined) return [condition]
	const own = pieces.get(name)
	if (!own) throw new Error(`No piece has this name: ${name}`)
	return own.flatMap((piece) =>
		withPieces(
			condition.replaceAll(`{${name}}`, () => piece),
			pieces,
		),
	)
}

/** A condition of several parts by their names: `before=[我你]$ after=^说`. `_` has none, and always holds. */
export function partsOf<Name extends string>(
	condition: string,
	names: readonly Name[],
): ReadonlyMap<Name, string> {
	if (condition === '_') return new Map()
	return new Map(
		condition.split(' ').map((part) => {
			const name = names.find((one) => part.startsWith(`${one}=`))
			if (name === undefined) throw new Error(`A part is one of ${names.join(', ')}: ${condition}`)
			return [name, part.slice(name.length + 1)]
		}),
	)
}
