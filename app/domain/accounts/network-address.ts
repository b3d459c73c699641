/**
 * The network of an IP address, so that rate limits count households rather than machines.
 *
 * An IPv4 address such as 203.0.113.7 is its own network. An IPv6 customer has a whole /64 and can
 * change addresses freely: 2001:db8:1:2:aaaa::1 and 2001:db8:1:2:bbbb::9 are both in 2001:db8:1:2.
 */
const embeddedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export function networkOf(address: string): string {
	const ipv4 = embeddedIpv4.exec(address)?.[1]
	if (ipv4) return ipv4
	if (!address.includes(':')) return address
	const [head = '', tail] = address.toLowerCase().split('::')
	const groups = head.split(':').filter(Boolean)
	if (tail !== undefined) {
		const last = tail.split(':').filter(Boolean)
		while (groups.length + last.length < 8) groups.push('0')
		groups.push(...last)
	}
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ''))
		.join(':')
}
