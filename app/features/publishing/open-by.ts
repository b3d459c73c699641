/** How many are named. */
const mostNamed = 2

/** "Kofi Mensah has this open", "Kofi Mensah, 林月 and 2 more have this open"; '' for nobody. */
export function openByText(names: readonly string[]): string {
	if (names.length === 0) return ''
	const named = names.slice(0, mostNamed)
	const more = names.length - named.length
	const all = more > 0 ? [named.join(', '), `${more} more`] : named
	return `${all.join(' and ')} ${names.length === 1 ? 'has' : 'have'} this open`
}
