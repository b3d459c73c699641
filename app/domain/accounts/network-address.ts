/**
 * The network of an IP address, so that rate limits count households rather than machines.
 *
 * An IPv4 address such as 203.0.113.7 is its own network. An IPv6 customer has a whole /64 and can
 * change addresses freely: 2001:db8:1:2:aaaa::1 and 2001:db8:1:2:bbbb::9 are both in 2001:db8:1:2.
 *
 * Some IPv6 customers have a /48, which is 65,536 networks: 2001:db8:1.
 */
const embeddedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export function networkOf(address: string): string {
	return groupsOf(address)?.slice(0, 4).join(':') ?? ipv4Of(address)
}

/** The /48 around the network; undefined for IPv4. */
export function wideNetworkOf(address: string): string | undefined {
	return groupsOf(address)?.slice(0, 3).join(':')
}

function ipv4Of(address: string): string {
	return embeddedIpv4.exec(address)?.[1] ?? address
}

/** The eight groups of an IPv6 address; undefined for any other. */
function groupsOf(address: string): string[] | undefined {
	if (!address.includes(':') || embeddedIpv4.test(address)) return undefined
	const [head = '', tail] = address.toLowerCase().split('::')
	const groups = head.split(':').filter(Boolean)
	if (tail !== undefined) {
		const last = tail.split(':').filter(Boolean)
		while (groups.length + last.length < 8) groups.push('0')
		groups.push(...last)
	}
	return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
