/** The sentences beside the rules of a table, and which rules decide in a sentence. */
import { vi } from 'vitest'
import type { Rule, RuleTable } from '#app/domain/rule-table.ts'

type Row = { readonly line: number; readonly rule: string; readonly example: string }

/** The rows of rules; those that name a piece have no sentence. */
export function rowsOf<Condition>(text: string, table: RuleTable<Condition>): Row[] {
	const lines = text.split('\n')
	const rules = [...table.words()].flatMap((word) => table.rulesOf(word))
	return [...new Set(rules.map(({ line }) => line))].map((line) => {
		const [rule = '', example = ''] = lines[line - 1]?.split('\t// ') ?? []
		return { line, rule, example }
	})
}

/** The lines of the rules that decide while something runs. */
export function decidingLines<Condition>(table: RuleTable<Condition>, run: () => void): number[] {
	const real = table.find
	const found: Rule<Condition>[] = []
	const spy = vi.spyOn(table, 'find').mockImplementation((word, holds) => {
		const rule = real(word, holds)
		if (rule) found.push(rule)
		return rule
	})
	run()
	spy.mockRestore()
	return found.map(({ line }) => line)
}
