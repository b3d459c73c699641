/** `1 word`, `2,000 words`; with a plural of its own: `3 people`. */
export function counted(count: number, one: string, several = `${one}s`): string {
	return `${count.toLocaleString('en')} ${count === 1 ? one : several}`
}
