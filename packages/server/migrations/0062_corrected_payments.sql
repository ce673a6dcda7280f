-- Whether clerks have booked a payment by the statement is asked at every credit (wallet/receive-payment-event.ts).
create index wallet_differences_reference on wallet_differences (reference) where kind = 'state';
