import type { Plugin } from 'vite'
import { type Flags, type Omissions, omissionsOfFiles } from './framework-in-browsers.ts'

type Node = { type: string; start: number; end: number }
type Edit = { start: number; end: number; text: string }

/**
 * Leaves out of the framework what `framework-in-browsers.ts` lists. A listed name that a file does not
 * have fails the build, so that each is looked at again after an upgrade.
 */
export function bareFramework(flags: Flags): Plugin {
	const files = Object.entries(omissionsOfFiles(flags))
	return {
		name: 'bare-framework',
		applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
		transform(code, id) {
			const omissions = files.find(([file]) => id.endsWith(`/node_modules/${file}`))?.[1]
			if (!omissions) return null
			const { edits, missing } = editsOf(this.parse(code), code, omissions)
			if (missing.size > 0) this.error(`${id} has no ${[...missing].join(', ')}`)
			return { code: edited(code, edits), map: null }
		},
	}
}

function editsOf(program: Node, code: string, omissions: Omissions) {
	const { values = {}, answers = {}, messages = [], exports = [] } = omissions
	const edits: Edit[] = []
	const missing = new Set([
		...Object.keys(values),
		...Object.keys(answers),
		...messages,
		...exports.map((name) => `exports.${name}`),
	])

	function replace(name: string, { start, end }: { start: number; end: number }, text: string) {
		missing.delete(name)
		edits.push({ start, end, text })
	}

	function visit(node: Node, isRead: boolean) {
		const text = code.slice(node.start, node.end)
		const { name = '', body, callee = '', first, left = '', right } = partsOf(node, code)
		const value = isRead ? values[text] : undefined
		const answer = answers[name]
		if (value !== undefined) {
			replace(text, node, value)
		} else if (body && answer !== undefined) {
			replace(name, body, `{ return ${answer} }`)
		} else if (first && messages.includes(callee)) {
			replace(callee, { start: first.end, end: node.end - 1 }, '')
			visit(first, true)
		} else if (right && exports.some((one) => left === `exports.${one}`)) {
			replace(left, right, 'void 0')
		} else {
			for (const [key, child] of childrenOf(node)) {
				visit(child, readPlaces.includes(`${node.type}.${key}`))
			}
		}
	}

	visit(program, false)
	return { edits, missing }
}

/** Where a name stands for its value. */
const readPlaces: readonly string[] = [
	'BinaryExpression.left',
	'BinaryExpression.right',
	'CallExpression.arguments',
	'ConditionalExpression.alternate',
	'ConditionalExpression.consequent',
	'ConditionalExpression.test',
	'IfStatement.test',
	'LogicalExpression.left',
	'LogicalExpression.right',
	'UnaryExpression.argument',
]

/** The parts that tell a function, a call and an assignment. */
function partsOf(node: Node, code: string) {
	const children = childrenOf(node)
	const one = (key: string) => children.find(([name]) => name === key)?.[1]
	const textOf = (part: Node | undefined) => part && code.slice(part.start, part.end)
	return {
		name: node.type === 'FunctionDeclaration' ? textOf(one('id')) : undefined,
		body: one('body'),
		callee: node.type === 'CallExpression' ? textOf(one('callee')) : undefined,
		first: one('arguments'),
		left: node.type === 'AssignmentExpression' ? textOf(one('left')) : undefined,
		right: one('right'),
	}
}

function childrenOf(node: Node): [key: string, child: Node][] {
	return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
		const values = Array.isArray(value) ? value : [value]
		return values.filter(isNode).map((child): [string, Node] => [key, child])
	})
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function edited(code: string, edits: readonly Edit[]): string {
	return edits
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}
