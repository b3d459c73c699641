import { expect, test } from 'vitest'
import { networkOf, wideNetworkOf } from '#app/domain/accounts/network-address.ts'

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
	['2001:0DB8:0001:0002:bbbb:0:0:9', '2001:db8:1:2'],
	['2001:db8::9', '2001:db8:0:0'],
	['::1', '0:0:0:0'],
	['local', 'local'],
])('%s belongs to %s', (address, network) => {
	expect(networkOf(address)).toBe(network)
})

test.each([
	['2001:db8:1:2:aaaa::1', '2001:db8:1'],
	['2001:0DB8:0001:ffff::', '2001:db8:1'],
	['2001:db8::9', '2001:db8:0'],
	['203.0.113.7', undefined],
	['::ffff:203.0.113.7', undefined],
	['local', undefined],
])('the /48 around %s is %s', (address, network) => {
	expect(wideNetworkOf(address)).toBe(network)
})
