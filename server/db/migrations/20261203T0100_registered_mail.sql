-- Registered mail is not one of the ways in which a notice may be given in British Columbia (Strata Property Act, s. 61), so
-- letters sent that way never counted as received there. What was said then stays in the history.
update letter_addressees
set deemed_on = null, deemed_source = null
from buildings
where buildings.id = letter_addressees.building_id and buildings.province = 'BC'
  and letter_addressees.method = 'recordedMail';
